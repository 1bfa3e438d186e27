interface Theme {
    color: {
        paper: string;
        surface: string;
        field: string;
        sunken: string;
        hairline: string;
        controlBorder: string;
        ink: string;
        inkMuted: string;
        brand: string;
        onBrand: string;
        brandSoft: string;
        action: string;
        actionHover: string;
        onAction: string;
        actionSoft: string;
        error: string;
        errorSoft: string;
        success: string;
        successSoft: string;
        warning: string;
        warningSoft: string;
        info: string;
        infoSoft: string;
        focus: string;
    };
    warmLine: {
        cold: string;
        mild: string;
        warm: string;
    };
    drawing: {
        line: string;
        wall: string;
        wallShade: string;
        roof: string;
        roofQuiet: string;
        glass: string;
        machine: string;
        textile: string;
        textileShade: string;
        leaf: string;
        ground: string;
        heat: string;
        chimney: string;
    };
    font: {
        heading: string;
        text: string;
    };
    weight: {
        heading: string;
        text: string;
        strong: string;
    };
    tracking: {
        heading: string;
        display: string;
    };
    size: {
        small: string;
        base: string;
        lead: string;
        h4: string;
        h3: string;
        h2: string;
        h1: string;
        display: string;
    };
    leading: {
        heading: string;
        text: string;
    };
    space: {
        none: string;
        xxs: string;
        xs: string;
        s: string;
        m: string;
        l: string;
        xl: string;
        xxl: string;
        xxxl: string;
        huge: string;
    };
    radius: {
        none: string;
        small: string;
        control: string;
        card: string;
        round: string;
    };
    shadow: {
        raised: string;
        floating: string;
    };
    motion: {
        quick: string;
        calm: string;
        ease: string;
    };
    width: {
        page: string;
        form: string;
        text: string;
        gutter: string;
    };
}
declare const houseTypes: readonly [
    'row',
    'corner',
    'semi',
    'detached',
    'apartment'
];
type HouseType = (typeof houseTypes)[number];
declare const housePeriods: readonly [
    'before1945',
    'postWar',
    'seventies',
    'recent'
];
type HousePeriod = (typeof housePeriods)[number];
type HouseRoof = 'pitched' | 'flat';
type HouseNeighbours = 'none' | 'left' | 'right' | 'both';
declare function housePeriodOf(year: number): HousePeriod;
declare const housePoints: readonly [
    'boiler',
    'radiator',
    'wall',
    'pipes',
    'chimney',
    'pump',
    'livingRoom',
    'garden'
];
type HousePoint = (typeof housePoints)[number];
declare const houseMarks: readonly [
    'boiler',
    'radiator',
    'meterCupboard',
    'wall',
    'roof',
    'floor',
    'window',
    'pipes',
    'livingRoom',
    'pump',
    'wholeHouse'
];
type HouseMark = (typeof houseMarks)[number];
interface HouseProps {
    type: HouseType;
    period?: HousePeriod;
    roof?: HouseRoof;
    neighbours?: HouseNeighbours;
    label?: string | undefined;
    system?: 'hybrid' | 'allElectric';
    numbered?: readonly HousePoint[];
    current?: HousePoint | undefined;
    marked?: HouseMark | undefined;
    title?: string;
}
type HouseColours = Pick<Theme, 'drawing' | 'warmLine'> & {
    readonly color: Pick<Theme['color'], 'brand' | 'action'>;
    readonly font: Pick<Theme['font'], 'heading'>;
    readonly weight: Pick<Theme['weight'], 'heading'>;
};
type PicturedHouse = Omit<HouseProps, 'numbered' | 'current' | 'title'>;
declare function housePicture(house: PicturedHouse, theme: Pick<Theme, keyof HouseColours>): string;
export { housePeriodOf, housePicture };
export type { HouseMark, HouseProps, PicturedHouse };
