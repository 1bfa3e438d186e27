import * as react from 'react';
import { ReactNode, Ref, AnchorHTMLAttributes, ComponentType, AriaAttributes, MouseEvent as MouseEvent$1, FunctionComponent, LazyExoticComponent, RefObject, ReactElement, FocusEvent, HTMLInputAutoCompleteAttribute } from 'react';
import * as _pomp_language from '@pomp/language';
import { SpokenProps } from '@pomp/language/react';
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
type Space = keyof Theme['space'];
interface Brand {
    id: string;
    name: string;
    theme: Theme;
    dark?: DarkTheme;
}
interface ThemeProviderProps {
    brand: Brand;
    children: ReactNode;
}
declare function ThemeProvider({ brand, children }: ThemeProviderProps): react.JSX.Element;
declare const themeRoot: string;
declare const themes: {
    pomp: string;
    noord: string;
};
declare const breakpoints: {
    readonly tablet: 768;
    readonly desktop: 1124;
};
declare const pageWidth = 1440;
declare const media: {
    readonly narrow: "screen and (max-width: 768px)";
    readonly wide: `screen and (min-width: ${number}px)`;
    readonly tablet: "screen and (min-width: 768px)";
    readonly desktop: "screen and (min-width: 1124px)";
    readonly pointing: '(hover: hover)';
    readonly calm: '(prefers-reduced-motion: reduce)';
    readonly scriptless: '(scripting: none)';
    readonly forcedColours: '(forced-colors: active)';
};
declare const byScheme: (light: string, dark: string) => string;
type CustomProperties = Record<`--pomp-${string}`, string>;
declare function themeProperties(theme: Theme, dark?: DarkTheme): CustomProperties;
type ThemeVariables = Theme;
declare const vars: ThemeVariables;
declare const stackAlign: Record<"center" | "end" | "start" | "stretch", string>;
declare const inlineWrap: Record<"nowrap" | "wrap", string>;
declare const inlineAlign: Record<"baseline" | "center" | "end" | "start" | "stretch", string>;
declare const inlineJustify: Record<"between" | "center" | "end" | "start", string>;
declare const columnsPhone: Record<"1" | "2" | "3" | "4" | "fit", string>;
declare const columnsTablet: Record<"1" | "2" | "3" | "4" | "fitLast" | "wideFirst" | "wideLast", string>;
declare const columnsDesktop: Record<"1" | "2" | "3" | "4" | "fitLast" | "wideFirst" | "wideLast", string>;
declare const columnsAlign: Record<"center" | "end" | "start" | "stretch", string>;
declare const containerWidth: Record<"form" | "page" | "text", string>;
declare const measure: Record<"form" | "text", string>;
interface StackProps {
    children: ReactNode;
    gap?: Space;
    align?: keyof typeof stackAlign;
    as?: 'div' | 'section' | 'ul' | 'ol' | 'main' | 'article' | 'aside';
    width?: keyof typeof measure;
}
declare function Stack({ children, gap, align, as: Element, width }: StackProps): react.JSX.Element;
interface InlineProps {
    children: ReactNode;
    gap?: Space;
    align?: keyof typeof inlineAlign;
    justify?: keyof typeof inlineJustify;
    wrap?: keyof typeof inlineWrap;
    stacked?: 'phone' | 'never';
    as?: 'div' | 'span' | 'ul';
}
declare function Inline({ children, gap, align, justify, wrap, stacked, as: Element, }: InlineProps): react.JSX.Element;
interface ColumnsProps {
    children: ReactNode;
    gap?: Space;
    phone?: keyof typeof columnsPhone;
    tablet?: keyof typeof columnsTablet;
    desktop?: keyof typeof columnsDesktop;
    align?: keyof typeof columnsAlign;
}
declare function Columns({ children, gap, phone, tablet, desktop, align }: ColumnsProps): react.JSX.Element;
declare const isPhoneScreen: () => boolean;
interface OneByOneItem {
    id: string;
    content: ReactNode;
}
interface OneByOneProps {
    items: readonly OneByOneItem[];
    shown: string | undefined;
    attention?: number;
    onVisit?: (id: string, target: Element) => void;
}
declare function OneByOne({ items, shown, attention, onVisit }: OneByOneProps): react.JSX.Element;
interface PictureOverProps {
    src: string;
    alt?: string;
    children?: ReactNode;
    onMissing?: () => void;
}
declare function PictureOver({ src, alt, children, onMissing }: PictureOverProps): react.JSX.Element;
interface WithPictureProps {
    children: ReactNode;
    picture: ReactNode;
    caption: ReactNode;
    status?: string | undefined;
}
declare function WithPicture({ children, picture, caption, status }: WithPictureProps): react.JSX.Element;
interface ContainerProps {
    children: ReactNode;
    width?: keyof typeof containerWidth;
    as?: 'div' | 'main' | 'section';
}
declare function Container({ children, width, as: Element }: ContainerProps): react.JSX.Element;
declare function ScreenOnly({ children }: {
    children: ReactNode;
}): react.JSX.Element;
declare const size$3: Record<"base" | "lead" | "small", string>;
declare const tone$4: Record<"brand" | "error" | "info" | "inherit" | "ink" | "muted" | "success" | "warning", string>;
declare const weight: Record<"strong" | "text", string>;
declare const align: Record<"center" | "end" | "start", string>;
declare const headingSize: Record<"display" | "h1" | "h2" | "h3" | "h4", string>;
interface TextProps {
    children: ReactNode;
    size?: keyof typeof size$3;
    tone?: keyof typeof tone$4;
    weight?: keyof typeof weight;
    align?: keyof typeof align;
    as?: 'p' | 'span' | 'div' | 'strong';
    italic?: boolean;
    tabular?: boolean;
    phone?: 'heard';
    measure?: boolean;
    id?: string;
}
declare function Text({ children, size, tone, weight, align, as: Element, italic, tabular, measure, phone, id, }: TextProps): react.JSX.Element;
type HeadingLevel = 1 | 2 | 3 | 4;
type HeadingSize = keyof typeof headingSize;
interface HeadingProps {
    children: ReactNode;
    level: HeadingLevel;
    size?: HeadingSize;
    phone?: 'compact';
    id?: string;
    ref?: Ref<HTMLHeadingElement>;
}
declare function Heading({ children, level, size, phone, id, ref }: HeadingProps): react.JSX.Element;
declare function VisuallyHidden({ children }: {
    children: ReactNode;
}): react.JSX.Element;
declare const size$2: Record<"base" | "huge" | "large" | "small", string>;
type IconNode = [
    tag: string,
    attributes: Record<string, string | number | undefined>
][];
declare const accountIcon: IconNode;
declare const addIcon: IconNode;
declare const addressIcon: IconNode;
declare const arrowLeftIcon: IconNode;
declare const arrowRightIcon: IconNode;
declare const calendarIcon: IconNode;
declare const cameraIcon: IconNode;
declare const capsLockIcon: IconNode;
declare const checkIcon: IconNode;
declare const chevronDownIcon: IconNode;
declare const chevronLeftIcon: IconNode;
declare const chevronRightIcon: IconNode;
declare const closeIcon: IconNode;
declare const deleteIcon: IconNode;
declare const documentIcon: IconNode;
declare const doneIcon: IconNode;
declare const downloadIcon: IconNode;
declare const editIcon: IconNode;
declare const errorIcon: IconNode;
declare const externalIcon: IconNode;
declare const helpIcon: IconNode;
declare const hideIcon: IconNode;
declare const houseIcon: IconNode;
declare const infoIcon: IconNode;
declare const installationIcon: IconNode;
declare const lockIcon: IconNode;
declare const mailIcon: IconNode;
declare const menuIcon: IconNode;
declare const messageIcon: IconNode;
declare const openIcon: IconNode;
declare const orderIcon: IconNode;
declare const overviewIcon: IconNode;
declare const paymentIcon: IconNode;
declare const personIcon: IconNode;
declare const phoneIcon: IconNode;
declare const photoIcon: IconNode;
declare const quoteIcon: IconNode;
declare const showIcon: IconNode;
declare const signIcon: IconNode;
declare const signOutIcon: IconNode;
declare const smartphoneIcon: IconNode;
declare const starIcon: IconNode;
declare const videoIcon: IconNode;
declare const warningIcon: IconNode;
interface IconProps {
    of: IconNode;
    size?: keyof typeof size$2;
    label?: string;
}
declare function Icon({ of, size, label }: IconProps): react.JSX.Element;
declare const tone$3: Record<"action" | "info" | "quiet" | "surface", string>;
declare const padding: Record<"l" | "m" | "none" | "xl", string>;
interface CardProps {
    children: ReactNode;
    tone?: keyof typeof tone$3;
    padding?: keyof typeof padding;
    line?: boolean;
    as?: 'div' | 'section' | 'article' | 'li';
    labelledBy?: string;
}
declare function Card({ children, tone, padding, line, as: Element, labelledBy }: CardProps): react.JSX.Element;
declare const ends: Record<"round" | "square", string>;
declare const thickness: Record<"base" | "thin", string>;
declare const length: Record<"full" | "short", string>;
interface WarmLineProps {
    thickness?: keyof typeof thickness;
    length?: keyof typeof length;
    ends?: keyof typeof ends;
}
declare function WarmLine({ thickness, length, ends }: WarmLineProps): react.JSX.Element;
interface LogoProps {
    name?: string;
}
declare function Logo({ name }: LogoProps): react.JSX.Element;
declare const houseParts: readonly [
    'outdoorUnit',
    'roof',
    'atticWindow',
    'walls',
    'windows',
    'floor',
    'bedroom',
    'radiator',
    'pipes',
    'boiler',
    'pompT',
    'element',
    'livingRoom',
    'meterCupboard',
    'tree',
    'ground'
];
type HousePart = (typeof houseParts)[number];
type HouseProduct = Extract<HousePart, 'outdoorUnit' | 'pompT' | 'element'>;
declare const outdoorPlaces: readonly [
    'ground',
    'wall',
    'balcony',
    'roof'
];
type OutdoorPlace = (typeof outdoorPlaces)[number];
interface HouseIllustrationProps {
    marked?: readonly HousePart[];
    done?: readonly HousePart[];
    products?: readonly HouseProduct[];
    outdoorPlace?: OutdoorPlace;
    label?: string;
    children?: ReactNode;
}
declare function HouseIllustration({ marked, done, products, outdoorPlace, label, children, }: HouseIllustrationProps): react.JSX.Element;
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
declare function House({ type, period, roof, neighbours, label, system, numbered, current, marked, title, }: HouseProps): react.JSX.Element;
interface HouseNumbersProps {
    parts: readonly HousePart[];
    current?: HousePart | undefined;
}
declare const HouseNumbers: ({ parts, current }: HouseNumbersProps) => react.JSX.Element;
declare const housePartsTexts: _pomp_language.Texts<{
    readonly outdoorUnit: 'de buitenunit';
    readonly roof: 'het dak';
    readonly atticWindow: 'het zolderraam';
    readonly walls: 'de muren';
    readonly windows: 'de ramen';
    readonly floor: 'de vloer';
    readonly bedroom: 'de slaapkamer';
    readonly radiator: 'de radiator';
    readonly pipes: 'de leidingen';
    readonly boiler: 'de cv-ketel';
    readonly pompT: 'de Pomp T';
    readonly element: 'het Element';
    readonly livingRoom: 'de woonkamer';
    readonly meterCupboard: 'de meterkast';
    readonly tree: 'de tuin';
    readonly ground: 'de grond';
}>;
interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
    href: string;
    ref?: Ref<HTMLAnchorElement>;
}
interface PushOptions {
    scroll: 'keep';
}
interface Navigator {
    push: (href: string, options?: PushOptions) => void;
    prefetch: (href: string) => void;
    replace: (href: string) => void;
    back: () => void;
    refresh: () => void;
    reload: (href?: string) => void;
}
interface Navigation extends Navigator {
    LinkComponent: ComponentType<LinkComponentProps> | 'a';
    pathname: string | undefined;
}
interface NavigationProviderProps extends Partial<Navigation> {
    children: ReactNode;
}
declare function NavigationProvider({ children, LinkComponent, pathname, push, prefetch, replace, back, refresh, reload, }: NavigationProviderProps): react.JSX.Element;
interface BaseLinkProps extends Pick<AriaAttributes, 'aria-label' | 'aria-current' | 'aria-describedby' | 'aria-haspopup'> {
    href: string;
    children: ReactNode;
    newTab?: boolean;
    download?: boolean;
    onClick?: (event: MouseEvent$1<HTMLAnchorElement>) => void;
    ref?: Ref<HTMLAnchorElement>;
    [data: `data-${string}`]: string | undefined;
}
declare const tone$2: Record<"quiet" | "strong" | "text", string>;
interface LinkProps extends BaseLinkProps {
    tone?: keyof typeof tone$2;
}
declare function Link({ tone, children, ...rest }: LinkProps): react.JSX.Element;
declare function useNavigation(): Navigator & {
    pathname: string | undefined;
};
interface LeaveGuard {
    mayLeave: () => boolean;
    suspend: () => void;
    resume: () => void;
    setUnsaved: (id: string, unsaved: boolean) => void;
    ask: (question: string) => boolean;
}
interface LeaveGuardProviderProps {
    children: ReactNode;
    ask?: (question: string) => boolean;
}
declare function LeaveGuardProvider({ children, ask }: LeaveGuardProviderProps): react.JSX.Element;
declare function useLeaveGuard(active: boolean): void;
declare function useLeaveGuardControl(): Pick<LeaveGuard, 'mayLeave' | 'suspend' | 'resume'>;
declare function useConfirm(): (question: string) => boolean;
type Easing = (part: number) => number;
declare const slowingDown: Easing;
declare function scrollSmoothly(top: number, milliseconds: number, eased?: Easing): () => void;
declare const lazyFetched: <Props>(load: () => Promise<FunctionComponent<Props>>) => LazyExoticComponent<FunctionComponent<Props>>;
declare function useFetched<Part>(fetchPart: () => Promise<Part>, wanted: boolean): Part | undefined;
declare function useTouched(): boolean;
declare const opensHere: (event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>) => boolean;
declare const isExternal: (href: string) => boolean;
declare function withTrailingSlash(href: string): string;
declare function EventReplayPage({ children }: {
    children: ReactNode;
}): ReactNode;
interface EventReplayBoundaryProps {
    children: ReactNode;
    ready?: boolean;
}
declare function EventReplayBoundary({ children, ready }: EventReplayBoundaryProps): react.JSX.Element;
declare const size$1: Record<"base" | "small", string>;
declare const tone$1: Record<"danger" | "primary" | "quiet" | "secondary", string>;
declare const width$1: Record<"content" | "full" | "phone", string>;
declare const iconTone: Record<"danger" | "quiet" | "secondary", string>;
type ButtonTone = keyof typeof tone$1;
interface ButtonFaceProps {
    children: ReactNode;
    tone?: ButtonTone;
    size?: keyof typeof size$1;
    width?: keyof typeof width$1;
    iconBefore?: IconNode;
    iconAfter?: IconNode;
}
interface ButtonProps extends ButtonFaceProps, Pick<AriaAttributes, 'aria-label' | 'aria-expanded' | 'aria-pressed' | 'aria-controls' | 'aria-describedby'> {
    type?: 'button' | 'submit' | 'reset';
    loadingLabel?: string | undefined;
    whenBusy?: string | undefined;
    disabledReason?: string | undefined;
    waiting?: boolean;
    onClick?: (event: MouseEvent$1<HTMLButtonElement>) => void;
    name?: string;
    value?: string;
    ref?: Ref<HTMLButtonElement>;
}
declare function Button(props: ButtonProps): react.JSX.Element;
interface ButtonLinkProps extends ButtonFaceProps, Omit<BaseLinkProps, 'children'> {
}
declare function ButtonLink({ children, tone, size, width, iconBefore, iconAfter, ...link }: ButtonLinkProps): react.JSX.Element;
interface IconButtonProps extends Pick<AriaAttributes, 'aria-expanded' | 'aria-controls' | 'aria-describedby'> {
    icon: IconNode;
    label: string;
    tone?: keyof typeof iconTone;
    type?: 'button' | 'submit';
    onClick?: (event: MouseEvent$1<HTMLButtonElement>) => void;
    ref?: Ref<HTMLButtonElement>;
}
declare function IconButton({ icon, label, tone, type, ...rest }: IconButtonProps): react.JSX.Element;
declare const tone: Record<"error" | "info" | "success" | "warning", string>;
type AlertTone = keyof typeof tone;
type Content = {
    tone: AlertTone;
    children: ReactNode;
    errors?: never;
} | {
    tone: 'error';
    children?: never;
    errors: readonly string[];
};
type AlertProps = Content & SpokenProps & {
    title?: string;
};
declare function Alert({ tone, title, children, errors, language }: AlertProps): react.JSX.Element;
type KeptPlace = 'server' | 'device' | 'nowhere';
interface KeptStatusProps {
    at?: KeptPlace;
    text?: string;
    quiet?: boolean;
}
declare function KeptStatus({ at, text, quiet }: KeptStatusProps): react.JSX.Element;
interface SavedIndicatorProps extends SpokenProps {
    visible: boolean;
    text?: string;
}
declare function SavedIndicator({ visible, text, language }: SavedIndicatorProps): react.JSX.Element;
declare const skeletonShape: Record<"card" | "field" | "heading" | "text", string>;
declare const badgeTone: Record<"info" | "new" | "success" | "warning", string>;
interface SkeletonProps {
    shape?: keyof typeof skeletonShape;
    count?: number;
    label?: string;
}
declare function Skeleton({ shape, count, label }: SkeletonProps): react.JSX.Element;
interface LoadingScreenProps extends SpokenProps {
    text?: string;
}
declare function LoadingScreen({ text, language }: LoadingScreenProps): react.JSX.Element;
type BadgeTone = keyof typeof badgeTone;
interface BadgeProps {
    tone: BadgeTone;
    children: ReactNode;
}
declare function Badge({ tone, children }: BadgeProps): react.JSX.Element;
interface AlertMarkProps {
    label: string;
}
declare function AlertMark({ label }: AlertMarkProps): react.JSX.Element;
interface EmptyStateProps {
    icon?: IconNode;
    children: ReactNode;
    action?: ReactNode;
}
declare function EmptyState({ icon, children, action }: EmptyStateProps): react.JSX.Element;
declare const size: Record<"base" | "large" | "small", string>;
interface ModalProps {
    open: boolean;
    onClose: () => void;
    title: string;
    description?: string;
    children?: ReactNode;
    actions?: ReactNode;
    size?: keyof typeof size;
    closeLabel?: string;
    initialFocus?: RefObject<HTMLElement | null>;
    returnFocus?: RefObject<HTMLElement | null>;
}
declare function Modal({ open, onClose, title, description, children, actions, size, closeLabel, initialFocus, returnFocus, }: ModalProps): react.JSX.Element;
interface InfoDisclosureProps {
    subject: string;
    children: ReactNode;
    closeLabel?: string;
}
declare function InfoDisclosure({ subject, children, closeLabel }: InfoDisclosureProps): react.JSX.Element;
interface TooltipProps {
    name: string;
    children: ReactElement;
}
declare function Tooltip({ name, children }: TooltipProps): react.JSX.Element;
type State = {
    state?: 'busy';
    value: number | 'unknown';
} | {
    state: 'done';
    value?: never;
} | {
    state: 'failed';
    value?: number;
};
type ProgressBarProps = State & SpokenProps & {
    label: string;
    about?: string;
    valueText?: string;
};
declare function ProgressBar({ label, about, valueText, language, ...given }: ProgressBarProps): react.JSX.Element;
interface AccordionItem {
    id: string;
    title: string;
    mark?: ReactNode;
    content: ReactNode;
}
interface AccordionProps {
    items: readonly AccordionItem[];
    open: string | undefined;
    onOpenChange: (open: string | undefined) => void;
    headingLevel: HeadingLevel;
}
declare function Accordion({ items, open, onOpenChange, headingLevel }: AccordionProps): react.JSX.Element;
interface DisclosureProps {
    name: string;
    title: string;
    headingLevel: HeadingLevel;
    children: ReactNode;
}
declare const Disclosure: (props: DisclosureProps) => react.JSX.Element;
declare function Disclosures({ children }: {
    children: ReactNode;
}): react.JSX.Element;
interface ReadMoreProps extends SpokenProps {
    intro: ReactNode;
    children: ReactNode;
    about: string;
    moreLabel?: string;
    lessLabel?: string;
}
declare function ReadMore({ intro, children, about, moreLabel, lessLabel, language }: ReadMoreProps): react.JSX.Element;
declare const labelSize: Record<"base" | "question", string>;
declare const width: Record<"full" | "half" | "short", string>;
interface FieldQuestion {
    readonly text: string;
    readonly meant?: {
        readonly label: string;
        readonly onPress: () => void;
    } | undefined;
}
interface FieldProps {
    label: string;
    name: string;
    id?: string;
    required?: boolean;
    help?: ReactNode;
    error?: string | undefined;
    labelSize?: keyof typeof labelSize;
}
interface FieldPlaceProps extends Pick<FieldProps, 'label' | 'required' | 'labelSize'> {
    help?: ReactNode;
    controls?: number;
}
declare function FieldPlace({ label, required, labelSize, help, controls }: FieldPlaceProps): react.JSX.Element;
interface UnknownAnswer {
    pressed: boolean;
    onPressedChange: (pressed: boolean) => void;
}
interface UnknownToggleProps extends UnknownAnswer {
    fieldLabel: string;
    label?: string;
}
declare function UnknownToggle({ pressed, onPressedChange, fieldLabel, label: givenLabel }: UnknownToggleProps): react.JSX.Element;
type Value$1 = {
    value: string;
    defaultValue?: undefined;
    unknown?: UnknownAnswer | undefined;
} | {
    value?: undefined;
    defaultValue?: string;
    unknown?: UnknownAnswer | undefined;
};
interface InputOptions {
    onValueChange?: (value: string) => void;
    onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
    readOnlyReason?: string | undefined;
    ref?: Ref<HTMLInputElement>;
}
type InputFieldProps = FieldProps & Value$1 & InputOptions;
type TextFieldProps = InputFieldProps & {
    autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
    autoCapitalize?: 'none' | 'words' | 'characters' | 'sentences';
    placeholder?: string;
    prefix?: string;
    unit?: string;
    width?: keyof typeof width;
    maxLength?: number;
};
declare function TextField(props: TextFieldProps): react.JSX.Element;
type DecimalSeparator = ',' | '.';
type NumberKind = {
    kind?: 'whole';
    separator?: undefined;
} | {
    kind: 'decimal';
    separator?: DecimalSeparator;
};
type NumberFieldProps = InputFieldProps & NumberKind & {
    isName?: boolean | undefined;
    unit?: string | undefined;
    prefix?: string;
    digits?: number;
    question?: FieldQuestion | null | undefined;
};
declare function NumberField({ kind, separator: given, digits, unit, isName, ...props }: NumberFieldProps): react.JSX.Element;
type PostcodeFieldProps = InputFieldProps & {
    autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
};
declare function PostcodeField({ autoComplete, ...props }: PostcodeFieldProps): react.JSX.Element;
type EmailFieldProps = InputFieldProps & {
    autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
    maxLength?: number;
};
declare function EmailField({ autoComplete, ...props }: EmailFieldProps): react.JSX.Element;
type PhoneFieldProps = InputFieldProps & {
    autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
    maxLength?: number;
};
declare function PhoneField({ autoComplete, ...props }: PhoneFieldProps): react.JSX.Element;
interface PasswordRule {
    text: string;
    met: boolean;
}
declare const barsOf: {
    readonly weak: 1;
    readonly fair: 2;
    readonly strong: 3;
};
type PasswordStrengthWord = keyof typeof barsOf;
type Purpose = {
    purpose?: 'current';
    rules?: undefined;
    strength?: undefined;
} | {
    purpose: 'new';
    rules?: readonly PasswordRule[] | undefined;
    strength?: PasswordStrengthWord | undefined;
};
type PasswordFieldProps = InputFieldProps & Purpose & {
    unknown?: undefined;
};
declare function PasswordField({ purpose, rules, strength, onValueChange, onBlur, ...props }: PasswordFieldProps): react.JSX.Element;
type IsoDay = string;
type DateFieldProps = Extract<InputFieldProps, {
    value: string;
}> & {
    today: IsoDay;
    min?: IsoDay | undefined;
    max?: IsoDay | undefined;
    autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
};
declare function DateField({ today, min, max, autoComplete, ...props }: DateFieldProps): react.JSX.Element;
declare const areas: Record<2 | 3 | 4 | 6 | 8, string>;
type Value = Pick<Extract<InputFieldProps, {
    value: string;
}>, 'value' | 'defaultValue' | 'unknown'> | Pick<Extract<InputFieldProps, {
    value?: undefined;
}>, 'value' | 'defaultValue' | 'unknown'>;
type TextAreaProps = FieldProps & Value & {
    onValueChange?: (value: string) => void;
    onBlur?: (event: FocusEvent<HTMLTextAreaElement>) => void;
    rows?: keyof typeof areas;
    countTo?: number | undefined;
    readOnlyReason?: string;
    placeholder?: string;
    ref?: Ref<HTMLTextAreaElement>;
};
declare function TextArea({ label, name, id: givenId, required, help, error, labelSize, value, defaultValue, onValueChange, onBlur, rows, countTo, readOnlyReason, unknown, ...input }: TextAreaProps): react.JSX.Element;
interface SelectOption<Value extends string = string> {
    value: Value;
    label: string;
    hint?: string;
    alert?: string;
}
interface SelectFieldProps<Value extends string = string> extends FieldProps {
    options: readonly SelectOption<Value>[];
    value: string | undefined;
    onValueChange: (value: Value) => void;
    onBlur?: () => void;
    loading?: boolean;
    inputMode?: 'text' | 'numeric';
    width?: keyof typeof width;
    unknown?: UnknownAnswer;
    ref?: Ref<HTMLInputElement>;
}
declare function SelectField<Value extends string>({ label, name, id: givenId, required, help, error, labelSize, options, value, onValueChange, onBlur, loading, inputMode, width, unknown, ref, }: SelectFieldProps<Value>): react.JSX.Element;
declare const columns: Record<"1" | "2" | "3" | "fit", string>;
interface Choice<Value extends string = string> {
    value: Value;
    label: string;
    lang?: string;
    hint?: string;
    picture?: ReactNode;
    unavailable?: string;
}
interface RadioCardsProps<Value extends string = string> extends FieldProps {
    options: readonly Choice<Value>[];
    value?: string | undefined;
    onValueChange?: (value: Value) => void;
    onBlur?: () => void;
    columns?: keyof typeof columns;
    unknown?: UnknownAnswer;
    ref?: Ref<HTMLInputElement>;
}
declare function RadioCards<Value extends string>({ label, name, id: givenId, required, help, error, labelSize, options, value, onValueChange, onBlur, columns, unknown, ref, }: RadioCardsProps<Value>): react.JSX.Element;
interface MultiChoiceProps<Value extends string = string> extends FieldProps {
    options: readonly Choice<Value>[];
    value: readonly string[];
    onPress: (option: Value) => void;
    exclusive?: string | undefined;
    onLeave?: () => void;
    columns?: keyof typeof columns;
    unknown?: UnknownAnswer;
    ref?: Ref<HTMLInputElement>;
}
declare function MultiChoice<Value extends string>({ label, name, id: givenId, required, help, error, labelSize, options, value, onPress, exclusive, onLeave, columns, unknown, ref, }: MultiChoiceProps<Value>): react.JSX.Element;
interface YearSelectProps extends Omit<SelectFieldProps, 'options' | 'loading' | 'inputMode'> {
    currentYear: number;
    firstYear: number;
}
declare function YearSelect({ currentYear, firstYear, width, ...field }: YearSelectProps): react.JSX.Element;
type InsulationFigure = 'rc' | 'u';
interface InsulationProblem {
    at: 'part' | 'figure';
    message: string;
}
interface InsulationAnswer {
    readonly value: string;
    readonly rcValue?: string | undefined;
    readonly installationYear?: string | undefined;
}
interface InsulationOption<Value extends string = string> extends Choice<Value> {
    figure: InsulationFigure;
}
interface InsulationChoiceProps<Value extends string = string> extends FieldProps {
    options: readonly InsulationOption<Value>[];
    exclusive: Choice<Value>;
    value: readonly InsulationAnswer[];
    onPress: (part: Value) => void;
    onFigureChange: (part: Value, text: string) => void;
    onYearChange: (part: Value, year: string) => void;
    onLeave?: () => void;
    currentYear: number;
    firstYear: number;
    problems?: Readonly<Record<string, InsulationProblem>>;
    ref?: Ref<HTMLInputElement>;
}
declare function InsulationChoice<Value extends string>({ label, name, id: givenId, required, help, error, labelSize, options, exclusive, value, onPress, onFigureChange, onYearChange, onLeave, currentYear, firstYear, problems, ref, }: InsulationChoiceProps<Value>): react.JSX.Element;
interface FileFieldProps extends FieldProps {
    accept: string;
    onFileChosen: (file: File) => void;
}
declare function FileField({ label, name, id, required, help, error, labelSize, accept, onFileChosen }: FileFieldProps): react.JSX.Element;
type FilePicture = {
    local: Blob;
} | {
    url: string;
    poster?: string;
};
type FileStatus = {
    state: 'waiting';
    for?: 'reception';
} | {
    state: 'uploading';
    sent: number;
    total: number;
    stalled?: boolean;
} | {
    state: 'done';
} | {
    state: 'failed';
    message: string;
    retry: boolean;
} | {
    state: 'deleting';
};
interface PickedFile {
    id: string;
    name: string;
    kind: 'image' | 'video';
    size?: number;
    picture: FilePicture;
    status: FileStatus;
    onlyHere?: boolean;
}
interface FileActions {
    onCancel: (id: string) => void;
    onRetry: (id: string) => void;
    onDelete: (id: string) => void;
}
interface FilePickerProps extends FieldProps, FileActions {
    files: readonly PickedFile[] | undefined;
    onFilesChosen: (files: File[]) => void;
    refusal?: string | undefined;
    rule?: string;
    example?: ReactNode;
    exampleShows?: readonly string[] | undefined;
    otherWay?: ReactNode;
    unknown?: UnknownAnswer | undefined;
    ref?: RefObject<HTMLButtonElement | null>;
}
declare function FilePicker({ label, name, id: givenId, required, help, error, labelSize, files, onFilesChosen, onCancel, onRetry, onDelete, refusal, rule, example, exampleShows, otherWay, unknown, ref, }: FilePickerProps): react.JSX.Element;
declare const photoSubjects: readonly [
    'boiler',
    'outdoorPlace',
    'indoorPlace',
    'wallPlace',
    'hatch',
    'pipeRoute',
    'pipes'
];
type PhotoSubject = (typeof photoSubjects)[number];
interface PhotoExampleProps extends SpokenProps {
    of: PhotoSubject;
}
declare function PhotoExample({ of, language }: PhotoExampleProps): react.JSX.Element;
interface CheckboxProps extends Omit<FieldProps, 'label' | 'labelSize'> {
    label: ReactNode;
    checked?: boolean;
    defaultChecked?: boolean;
    onCheckedChange?: (checked: boolean) => void;
    onBlur?: () => void;
    value?: string;
    disabledReason?: string | undefined;
    ref?: Ref<HTMLInputElement>;
}
declare function Checkbox({ label, name, id: givenId, required, help, error, onCheckedChange, disabledReason, ...input }: CheckboxProps): react.JSX.Element;
declare function RequiredExplanation({ language }: SpokenProps): react.JSX.Element;
interface FieldProblem {
    fieldId: string;
    label: string;
    message: string;
}
interface ErrorSummaryHandle {
    focus: () => void;
}
interface ErrorSummaryProps {
    problems: readonly FieldProblem[];
    title?: string;
    attempt?: number;
    onLead?: ((fieldId: string) => void) | undefined;
    ref?: Ref<ErrorSummaryHandle>;
}
declare function ErrorSummary({ problems, title, attempt, onLead, ref }: ErrorSummaryProps): react.JSX.Element | null;
declare function ErrorSummaryPlace(): react.JSX.Element;
type SectionOutcome = {
    kind: 'success';
    text?: string;
} | {
    kind: 'error';
    text: string;
} | {
    kind: 'errors';
    texts: readonly string[];
};
interface SectionHeaderProps extends SpokenProps {
    title: string;
    level?: HeadingLevel;
    hint?: ReactNode;
    outcome?: SectionOutcome | undefined;
    action?: ReactNode;
    id?: string;
}
declare function SectionHeader({ title, level, hint, outcome, action, id, language }: SectionHeaderProps): react.JSX.Element;
interface SummaryItem {
    id?: string;
    label: string;
    value: ReactNode | undefined;
    action?: ReactNode;
    wide?: boolean;
}
interface SummaryListProps extends SpokenProps {
    items: readonly SummaryItem[];
    missingText?: string;
}
declare function SummaryList({ items, missingText, language }: SummaryListProps): react.JSX.Element;
type ShotState = 'missing' | 'waiting' | 'sending' | 'stalled' | 'sent' | 'failed' | 'again' | 'skipped';
interface Shot {
    id: string;
    title: string;
    example: ReactNode;
    state: ShotState;
    file?: Pick<PickedFile, 'name' | 'kind' | 'picture'> | undefined;
    onlyHere?: boolean;
    note?: string | undefined;
    doubt?: 'dark' | 'blurred' | undefined;
    canSkip?: boolean;
}
interface ShotGroup {
    id: string;
    title: string;
    shots: readonly Shot[];
}
declare function nextShot(groups: readonly ShotGroup[]): Shot | undefined;
interface ShotListProps {
    groups: readonly ShotGroup[];
    onMade: (shotId: string, files: File[]) => void;
    onSkip?: ((shotId: string) => void) | undefined;
    onRetryAll?: (() => void) | undefined;
}
declare function ShotList({ groups, onMade, onSkip, onRetryAll }: ShotListProps): react.JSX.Element;
interface GalleryFile extends Pick<PickedFile, 'id' | 'name' | 'kind' | 'picture'> {
    href: string;
}
interface FileGalleryProps extends SpokenProps {
    files: readonly GalleryFile[];
    label: string;
}
declare function FileGallery({ files, label, language }: FileGalleryProps): react.JSX.Element;
interface DocumentViewProps {
    name: string;
    detail?: string;
    src: string;
    actions: ReactNode;
}
declare function DocumentView({ name, detail, src, actions }: DocumentViewProps): react.JSX.Element;
interface DataTableColumn<Row> {
    label: string;
    value: (row: Row) => ReactNode;
    selfEvident?: boolean;
}
interface DataTableProps<Row> {
    caption: string;
    columns: readonly DataTableColumn<Row>[];
    rows: readonly Row[];
    rowId: (row: Row) => string;
}
declare function DataTable<Row>({ caption, columns, rows, rowId }: DataTableProps<Row>): react.JSX.Element;
interface PageHeaderProps extends SpokenProps {
    title: ReactNode;
    eyebrow?: ReactNode;
    intro?: ReactNode;
    add?: {
        href: string;
        label?: string;
    };
}
declare function PageHeader({ title, eyebrow, intro, add, language }: PageHeaderProps): react.JSX.Element;
interface HeaderLink {
    label: string;
    href: string;
    newTab?: boolean;
}
interface HeaderProduct {
    name: string;
    text: string;
    moreHref: string;
    reserveHref: string;
}
type HeaderItem = HeaderLink | {
    label: string;
    products: readonly HeaderProduct[];
};
interface SiteHeaderProps extends SpokenProps {
    items: readonly HeaderItem[];
    menuItems: readonly HeaderLink[];
    account?: ReactNode;
    languages?: ReactNode;
    cta?: HeaderLink;
    home?: {
        href: string;
        label?: string;
    };
    slim?: boolean;
    logo?: ReactNode;
}
declare function SiteHeader({ items, menuItems, account, languages, cta, home, logo, slim, language, }: SiteHeaderProps): react.JSX.Element;
interface AccountLinkProps extends SpokenProps {
    loginHref: string;
    accountHref: string;
    firstName?: string | undefined;
    [data: `data-${string}`]: string | undefined;
}
declare function AccountLink({ loginHref, accountHref, firstName, language, ...data }: AccountLinkProps): react.JSX.Element;
interface LanguageLink {
    locale: string;
    href: string;
}
interface LanguageSwitchProps {
    languages: readonly LanguageLink[];
}
declare function LanguageSwitch({ languages }: LanguageSwitchProps): react.JSX.Element[];
interface FooterColumn {
    title: string;
    links: readonly HeaderLink[];
}
interface AppLinks {
    ios: string;
    android: string;
}
interface QualityMark {
    name: string;
    src: string;
    width: number;
    height: number;
    href?: string;
}
interface SiteFooterProps extends SpokenProps {
    columns: readonly FooterColumn[];
    social?: readonly HeaderLink[];
    lead?: ReactNode;
    apps?: AppLinks;
    qualityMarks?: readonly QualityMark[];
    identity?: ReactNode;
    copyright: ReactNode;
    legal: readonly HeaderLink[];
    choices?: ReactNode;
}
declare function SiteFooter({ columns, social, lead, apps, qualityMarks, identity, copyright, legal, choices, language, }: SiteFooterProps): react.JSX.Element;
interface NavigationItemProps {
    label: string;
    href: string;
    icon: IconNode;
    alert?: string | undefined;
    match?: 'exact' | 'within';
}
declare function NavigationItem({ label, href, icon, alert, match }: NavigationItemProps): react.JSX.Element;
interface SignOutItemProps {
    label: string;
    loadingLabel?: string | undefined;
    onClick: () => void;
}
interface AccountNavigationProps {
    items: readonly NavigationItemProps[];
    label?: string;
    signOut?: SignOutItemProps | undefined;
}
declare function AccountNavigation({ items, label: givenLabel, signOut }: AccountNavigationProps): react.JSX.Element;
interface AccountLayoutProps extends Pick<AccountNavigationProps, 'items' | 'signOut'> {
    children: ReactNode;
}
declare function AccountLayout({ items, signOut, children }: AccountLayoutProps): react.JSX.Element;
interface LoginBackgroundProps {
    children: ReactNode;
}
declare function LoginBackground({ children }: LoginBackgroundProps): react.JSX.Element;
interface Step {
    label: string;
    href?: string;
    done: boolean;
}
interface StepIndicatorProps extends SpokenProps {
    steps: readonly Step[];
    current: number;
    about?: string;
    left?: string;
}
declare function StepIndicator({ steps, current, about, left, language }: StepIndicatorProps): react.JSX.Element;
type ProgressState = 'done' | 'ongoing' | 'missing' | 'waiting' | 'ahead';
interface ProgressStep {
    label: string;
    state: ProgressState;
}
interface OrderProgressLineProps extends SpokenProps {
    steps: readonly ProgressStep[];
    current: number;
}
declare function OrderProgressLine({ steps, current, language }: OrderProgressLineProps): react.JSX.Element;
declare const mark: Record<"ahead" | "bad" | "event" | "step", string>;
interface TimelineItem {
    id: string;
    mark: keyof typeof mark;
    icon: IconNode;
    title?: string;
    aside?: ReactNode;
    children?: ReactNode;
}
interface TimelineDay {
    label: string;
    date: string;
    items: readonly TimelineItem[];
}
interface TimelineProps {
    label: string;
    ahead?: readonly TimelineDay[];
    past: readonly TimelineDay[];
    headingLevel?: HeadingLevel;
}
declare function Timeline({ label, ahead, past, headingLevel }: TimelineProps): react.JSX.Element;
interface TimelineMessageProps {
    children: string;
    by: string;
    own?: boolean;
}
declare function TimelineMessage({ children, by, own }: TimelineMessageProps): react.JSX.Element;
interface Turn {
    title: string;
    text?: ReactNode;
    more?: ReactNode;
}
interface AskedTurn {
    problem?: ReactNode;
    amount?: string;
    due?: string;
    text?: ReactNode;
    action: ReactNode;
    note?: ReactNode;
}
interface TurnPanelProps {
    label: string;
    asked?: AskedTurn | undefined;
    other?: Turn | undefined;
    headingLevel?: HeadingLevel;
}
declare function TurnPanel({ label, asked, other, headingLevel }: TurnPanelProps): react.JSX.Element;
type WizardDirection = 'next' | 'back' | 'home';
interface WizardSubmit {
    label: string;
    loadingLabel: string;
}
interface WizardAction extends WizardSubmit {
    onClick: () => void;
}
interface WizardTurn {
    label: string;
    onClick: () => void;
}
interface WizardTurns {
    next?: WizardTurn | undefined;
    back?: WizardTurn | undefined;
    position: string;
}
interface WizardFooterProps {
    next: WizardSubmit;
    back?: WizardAction | undefined;
    home?: WizardAction | undefined;
    status?: ReactNode;
    atHand?: boolean;
    inTurn?: WizardTurns | undefined;
    busy?: WizardDirection | undefined;
}
declare function WizardFooter({ next, back, home, busy, status, atHand, inTurn }: WizardFooterProps): react.JSX.Element;
interface Breadcrumb {
    label: string;
    href: string;
}
interface BreadcrumbsProps extends SpokenProps {
    trail: readonly [
        Breadcrumb,
        ...Breadcrumb[]
    ];
    current?: string;
    label?: string;
}
declare function Breadcrumbs({ trail, current, label, language }: BreadcrumbsProps): react.JSX.Element;
interface PaginationBase extends SpokenProps {
    page: number;
    pages: number;
    previousLabel?: string;
    nextLabel?: string;
    label?: string;
}
interface LinkedPagination extends PaginationBase {
    hrefFor: (page: number) => string;
    onPageChange?: never;
    form?: never;
}
interface SubmittingPagination extends PaginationBase {
    form: {
        readonly id: string;
        readonly name: string;
    };
    hrefFor?: never;
    onPageChange?: never;
}
interface SteeredPagination extends PaginationBase {
    onPageChange: (page: number) => void;
    hrefFor?: never;
    form?: never;
}
type PaginationProps = LinkedPagination | SubmittingPagination | SteeredPagination;
declare function Pagination({ page, pages, previousLabel, nextLabel, label, hrefFor, form, onPageChange, language, }: PaginationProps): react.JSX.Element | null;
interface NotificationProviderProps {
    children: ReactNode;
    closeLabel?: string;
}
declare function NotificationProvider({ children, closeLabel }: NotificationProviderProps): react.JSX.Element;
type NotificationTone = 'success' | 'error' | 'info';
interface Notification {
    tone: NotificationTone;
    text: string;
    action?: {
        label: string;
        onSelect: () => void;
    };
}
type Notify = (notification: Notification) => void;
declare function useNotify(): Notify;
export { Accordion, AccountLayout, AccountLink, AccountNavigation, Alert, AlertMark, Badge, Breadcrumbs, Button, ButtonLink, Card, Checkbox, Columns, Container, DataTable, DateField, Disclosure, Disclosures, DocumentView, EmailField, EmptyState, ErrorSummary, ErrorSummaryPlace, EventReplayBoundary, EventReplayPage, FieldPlace, FileField, FileGallery, FilePicker, Heading, House, HouseIllustration, HouseNumbers, Icon, IconButton, InfoDisclosure, Inline, InsulationChoice, KeptStatus, LanguageSwitch, LeaveGuardProvider, Link, LoadingScreen, LoginBackground, Logo, Modal, MultiChoice, NavigationItem, NavigationProvider, NotificationProvider, NumberField, OneByOne, OrderProgressLine, PageHeader, Pagination, PasswordField, PhoneField, PhotoExample, PictureOver, PostcodeField, ProgressBar, RadioCards, ReadMore, RequiredExplanation, SavedIndicator, ScreenOnly, SectionHeader, SelectField, ShotList, SiteFooter, SiteHeader, Skeleton, Stack, StepIndicator, SummaryList, Text, TextArea, TextField, ThemeProvider, Timeline, TimelineMessage, Tooltip, TurnPanel, UnknownToggle, VisuallyHidden, WarmLine, WithPicture, WizardFooter, YearSelect, accountIcon, addIcon, addressIcon, arrowLeftIcon, arrowRightIcon, breakpoints, byScheme, calendarIcon, cameraIcon, capsLockIcon, checkIcon, chevronDownIcon, chevronLeftIcon, chevronRightIcon, closeIcon, deleteIcon, documentIcon, doneIcon, downloadIcon, editIcon, errorIcon, externalIcon, helpIcon, hideIcon, houseIcon, houseParts, housePartsTexts, housePeriodOf, infoIcon, installationIcon, isExternal, isPhoneScreen, lazyFetched, lockIcon, mailIcon, media, menuIcon, messageIcon, nextShot, openIcon, opensHere, orderIcon, overviewIcon, pageWidth, paymentIcon, personIcon, phoneIcon, photoIcon, photoSubjects, quoteIcon, scrollSmoothly, showIcon, signIcon, signOutIcon, slowingDown, smartphoneIcon, starIcon, themeProperties, themeRoot, themes, useConfirm, useFetched, useLeaveGuard, useLeaveGuardControl, useNavigation, useNotify, useTouched, vars, videoIcon, warningIcon, withTrailingSlash };
export type { AccordionItem, AccordionProps, AccountLayoutProps, AccountLinkProps, AccountNavigationProps, AlertMarkProps, AlertProps, AlertTone, AppLinks, AskedTurn, BadgeProps, BadgeTone, Brand, Breadcrumb, BreadcrumbsProps, ButtonLinkProps, ButtonProps, ButtonTone, CardProps, CheckboxProps, Choice, Colour, ColumnsProps, ContainerProps, CustomProperties, DataTableColumn, DataTableProps, DateFieldProps, DisclosureProps, DocumentViewProps, EmailFieldProps, EmptyStateProps, ErrorSummaryHandle, ErrorSummaryProps, EventReplayBoundaryProps, FieldPlaceProps, FieldProblem, FieldProps, FieldQuestion, FileFieldProps, FileGalleryProps, FilePickerProps, FilePicture, FileStatus, FooterColumn, GalleryFile, HeaderItem, HeaderLink, HeaderProduct, HeadingLevel, HeadingProps, HeadingSize, HouseIllustrationProps, HouseMark, HouseNeighbours, HouseNumbersProps, HousePart, HousePeriod, HousePoint, HouseProduct, HouseProps, HouseRoof, HouseType, IconButtonProps, IconNode, IconProps, InfoDisclosureProps, InlineProps, InsulationAnswer, InsulationChoiceProps, InsulationFigure, InsulationOption, InsulationProblem, KeptPlace, KeptStatusProps, LanguageLink, LanguageSwitchProps, LeaveGuardProviderProps, LinkComponentProps, LinkProps, LoadingScreenProps, LoginBackgroundProps, LogoProps, ModalProps, MultiChoiceProps, Navigation, NavigationItemProps, NavigationProviderProps, Navigator, Notification, NotificationProviderProps, NumberFieldProps, OneByOneItem, OneByOneProps, OrderProgressLineProps, OutdoorPlace, PageHeaderProps, PaginationProps, PasswordFieldProps, PasswordRule, PasswordStrengthWord, PhoneFieldProps, PhotoExampleProps, PhotoSubject, PickedFile, PictureOverProps, PostcodeFieldProps, ProgressBarProps, ProgressStep, QualityMark, RadioCardsProps, ReadMoreProps, SavedIndicatorProps, SectionHeaderProps, SectionOutcome, SelectFieldProps, SelectOption, Shot, ShotGroup, ShotListProps, ShotState, SiteFooterProps, SiteHeaderProps, SkeletonProps, Space, StackProps, Step, StepIndicatorProps, SummaryItem, SummaryListProps, TextAreaProps, TextFieldProps, TextProps, Theme, ThemeProviderProps, TimelineDay, TimelineItem, TimelineMessageProps, TimelineProps, TooltipProps, Turn, TurnPanelProps, UnknownAnswer, UnknownToggleProps, WarmLineProps, WithPictureProps, WizardAction, WizardDirection, WizardFooterProps, WizardTurn, WizardTurns, YearSelectProps };
