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
type DarkTheme = Pick<Theme, 'color' | 'warmLine' | 'drawing' | 'shadow'>;
type Colour = keyof Theme['color'];
interface Brand {
    id: string;
    name: string;
    theme: Theme;
    dark?: DarkTheme;
}
declare const foundation: {
    leading: {
        heading: string;
        text: string;
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
};
declare const noord: Brand;
declare const pomp: Brand;
type CustomProperties = Record<`--pomp-${string}`, string>;
declare function themeProperties(theme: Theme, dark?: DarkTheme): CustomProperties;
declare const needed: {
    readonly text: 4.5;
    readonly edge: 3;
};
interface ContrastPair {
    use: keyof typeof needed;
    front: Colour;
    back: Colour;
}
interface ContrastShortfall extends ContrastPair {
    ratio: number;
    needed: number;
}
declare function contrastShortfalls({ color }: Pick<Theme, 'color'>): ContrastShortfall[];
export { contrastShortfalls, foundation, noord, pomp, themeProperties };
export type { Brand, ContrastShortfall, DarkTheme, Theme };
