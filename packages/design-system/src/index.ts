// Theme
export { ThemeProvider, type ThemeProviderProps } from './theme/theme-provider.js';
export { themeRoot, themes } from './theme/themes.css.js';
export * from './theme/index.js';
export type { Brand } from './brands/brand.js';

// Foundations
export { Stack, type StackProps } from './layout/stack.js';
export { Inline, type InlineProps } from './layout/inline.js';
export { Columns, type ColumnsProps } from './layout/columns.js';
export { isPhoneScreen } from './layout/phone-screen.js';
export { OneByOne, type OneByOneItem, type OneByOneProps } from './layout/one-by-one.js';
export { PictureOver, type PictureOverProps } from './layout/picture-over.js';
export { WithPicture, type WithPictureProps } from './layout/with-picture.js';
export { Container, type ContainerProps } from './layout/container.js';
export { ScreenOnly } from './layout/screen-only.js';
export { Text, type TextProps } from './text/text.js';
export { Heading, type HeadingLevel, type HeadingProps, type HeadingSize } from './text/heading.js';
export { VisuallyHidden } from './text/visually-hidden.js';
export { Icon, type IconProps } from './icon/icon.js';
export * from './icon/icons.js';
export { Card, type CardProps } from './card/card.js';
export { WarmLine, type WarmLineProps } from './brandmark/warm-line.js';
export { Logo, type LogoProps } from './brandmark/logo.js';
export { HouseIllustration, type HouseIllustrationProps } from './house/house-illustration.js';
export { House, type HouseProps } from './house/own-house.js';
export {
  housePeriodOf,
  type HouseMark,
  type HouseNeighbours,
  type HousePeriod,
  type HousePoint,
  type HouseRoof,
  type HouseType,
} from './house/own-house-shape.js';
export { HouseNumbers, type HouseNumbersProps } from './house/house-numbers.js';
export { type HousePart, houseParts, type HouseProduct, type OutdoorPlace } from './house/house-parts.js';
export { housePartsTexts } from './house/texts.js';

// Navigation
export {
  type LinkComponentProps,
  type Navigation,
  NavigationProvider,
  type NavigationProviderProps,
  type Navigator,
} from './navigation/navigation-provider.js';
export { Link, type LinkProps } from './navigation/link.js';
export { useNavigation } from './navigation/use-navigation.js';
export {
  LeaveGuardProvider,
  type LeaveGuardProviderProps,
  useConfirm,
  useLeaveGuard,
  useLeaveGuardControl,
} from './navigation/leave-guard.js';
export { scrollSmoothly, slowingDown } from './motion/scroll-smoothly.js';
export { lazyFetched } from './fetched/lazy-fetched.js';
export { useFetched } from './fetched/use-fetched.js';
export { useTouched } from './fetched/use-touched.js';
export { opensHere } from './navigation/opens-here.js';
export { isExternal, withTrailingSlash } from './navigation/with-trailing-slash.js';

// Before hydration
export { EventReplayBoundary, type EventReplayBoundaryProps, EventReplayPage } from './before-hydration/event-replay.js';

// Actions and feedback
export { Button, type ButtonProps } from './button/button.js';
export { ButtonLink, type ButtonLinkProps } from './button/button-link.js';
export { IconButton, type IconButtonProps } from './button/icon-button.js';
export type { ButtonTone } from './button/button-face.js';
export { Alert, type AlertProps, type AlertTone } from './alert/alert.js';
export { type KeptPlace, KeptStatus, type KeptStatusProps } from './feedback/kept-status.js';
export { SavedIndicator, type SavedIndicatorProps } from './feedback/saved-indicator.js';
export { Skeleton, type SkeletonProps } from './feedback/skeleton.js';
export { LoadingScreen, type LoadingScreenProps } from './feedback/loading-screen.js';
export { AlertMark, type AlertMarkProps, Badge, type BadgeProps, type BadgeTone } from './feedback/badge.js';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state.js';
export { Modal, type ModalProps } from './modal/modal.js';
export { InfoDisclosure, type InfoDisclosureProps } from './info-disclosure/info-disclosure.js';
export { Tooltip, type TooltipProps } from './info-disclosure/tooltip.js';
export { ProgressBar, type ProgressBarProps } from './progress-bar/progress-bar.js';
export { Accordion, type AccordionItem, type AccordionProps } from './accordion/accordion.js';
export { Disclosure, type DisclosureProps, Disclosures } from './accordion/disclosure.js';
export { ReadMore, type ReadMoreProps } from './accordion/read-more.js';

// Fields
export type { FieldProps } from './fields/field-frame.js';
export type { FieldQuestion } from './fields/field-question.js';
export { FieldPlace, type FieldPlaceProps } from './fields/field-place.js';
export { TextField, type TextFieldProps } from './fields/text-field.js';
export { NumberField, type NumberFieldProps } from './fields/number-field.js';
export { PostcodeField, type PostcodeFieldProps } from './fields/postcode-field.js';
export { EmailField, type EmailFieldProps } from './fields/email-field.js';
export { PhoneField, type PhoneFieldProps } from './fields/phone-field.js';
export { PasswordField, type PasswordFieldProps } from './fields/password-field.js';
export type { PasswordRule, PasswordStrengthWord } from './fields/password-strength.js';
export { DateField, type DateFieldProps } from './fields/date-field.js';
export { TextArea, type TextAreaProps } from './fields/text-area.js';
export { SelectField, type SelectFieldProps } from './fields/select-field.js';
export type { SelectOption } from './fields/select-option.js';
export type { Choice } from './fields/choice-card.js';
export { RadioCards, type RadioCardsProps } from './fields/radio-cards.js';
export { MultiChoice, type MultiChoiceProps } from './fields/multi-choice.js';
export { YearSelect, type YearSelectProps } from './fields/year-select.js';
export {
  type InsulationAnswer,
  InsulationChoice,
  type InsulationChoiceProps,
  type InsulationOption,
} from './fields/insulation-choice.js';
export type { InsulationFigure, InsulationProblem } from './fields/insulation-panel.js';
export { FileField, type FileFieldProps } from './fields/file-field.js';
export { FilePicker, type FilePickerProps } from './file-picker/file-picker.js';
export type { FilePicture, FileStatus, PickedFile } from './file-picker/picked-file.js';
export { PhotoExample, type PhotoExampleProps } from './photo-example/photo-example.js';
export { type PhotoSubject, photoSubjects } from './photo-example/photo-subjects.js';
export { Checkbox, type CheckboxProps } from './fields/checkbox.js';
export { type UnknownAnswer, UnknownToggle, type UnknownToggleProps } from './fields/unknown-toggle.js';
export { RequiredExplanation } from './fields/required-explanation.js';
export {
  ErrorSummary,
  type ErrorSummaryHandle,
  ErrorSummaryPlace,
  type ErrorSummaryProps,
  type FieldProblem,
} from './fields/error-summary.js';

// Sections and pages
export { SectionHeader, type SectionHeaderProps, type SectionOutcome } from './sections/section-header.js';
export { type SummaryItem, SummaryList, type SummaryListProps } from './sections/summary-list.js';
export { ShotList, type ShotListProps } from './shot-list/shot-list.js';
export { nextShot, type Shot, type ShotGroup, type ShotState } from './shot-list/shot.js';
export { FileGallery, type FileGalleryProps, type GalleryFile } from './file-gallery/file-gallery.js';
export { DocumentView, type DocumentViewProps } from './document-view/document-view.js';
export { DataTable, type DataTableColumn, type DataTableProps } from './table/data-table.js';
export { PageHeader, type PageHeaderProps } from './page-header/page-header.js';

// Around the screens
export {
  type HeaderItem,
  type HeaderLink,
  type HeaderProduct,
  SiteHeader,
  type SiteHeaderProps,
} from './site-shell/site-header.js';
export { AccountLink, type AccountLinkProps } from './site-shell/account-link.js';
export { type LanguageLink, LanguageSwitch, type LanguageSwitchProps } from './site-shell/language-switch.js';
export type { FooterColumn } from './site-shell/footer-links.js';
export { type AppLinks, type QualityMark, SiteFooter, type SiteFooterProps } from './site-shell/site-footer.js';
export { AccountLayout, type AccountLayoutProps } from './account-shell/account-layout.js';
export { AccountNavigation, type AccountNavigationProps } from './account-shell/account-navigation.js';
export { NavigationItem, type NavigationItemProps } from './account-shell/navigation-item.js';
export { LoginBackground, type LoginBackgroundProps } from './account-shell/login-background.js';
export { type Step, StepIndicator, type StepIndicatorProps } from './steps/step-indicator.js';
export { OrderProgressLine, type OrderProgressLineProps, type ProgressStep } from './steps/order-progress-line.js';
export {
  Timeline,
  type TimelineDay,
  type TimelineItem,
  TimelineMessage,
  type TimelineMessageProps,
  type TimelineProps,
} from './timeline/timeline.js';
export { type AskedTurn, type Turn, TurnPanel, type TurnPanelProps } from './turn-panel/turn-panel.js';
export {
  type WizardAction,
  type WizardDirection,
  WizardFooter,
  type WizardFooterProps,
  type WizardTurn,
  type WizardTurns,
} from './wizard-footer/wizard-footer.js';
export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs/breadcrumbs.js';
export { Pagination, type PaginationProps } from './pagination/pagination.js';
export { NotificationProvider, type NotificationProviderProps } from './notification/notification-provider.js';
export { type Notification, useNotify } from './notification/use-notify.js';
