export type { Customer, CustomerProfile } from './account/customer.js';
export { emailLinkHours } from './account/email-change.js';
export { keptByLaw, type KeptByLaw } from './account/kept-by-law.js';
export { identity } from './account/identity.js';
export { login } from './account/login.js';
export { languageChoice } from './account/language-choice.js';
export { mailChoice, type MailWishes } from './account/mail-choice.js';
export { newCustomer } from './account/new-customer.js';
export { newPassword } from './account/new-password.js';
export { passwordChange, type PasswordChangeContext } from './account/password-change.js';
export { passwordRecovery } from './account/password-recovery.js';
export { passwordStrengths, type PasswordStrength } from './account/password-strength.js';
export { person } from './account/person.js';

export { documentKinds, type DocumentKind } from './agreements/document-kind.js';
export { takesIncasso } from './agreements/incasso-place.js';
export { initialsOf } from './agreements/initials.js';
export { debitNoticeDays, earliestDebit } from './agreements/debit-notice.js';
export { maskedIban } from './agreements/masked-iban.js';
export { readVerificationCode, verificationCodeBytes, verificationCodeOf } from './agreements/verification-code.js';
export { verificationForm } from './agreements/verification-form.js';

export {
  appointmentKinds,
  appointmentLabel,
  isAtHome,
  usualMinutes,
  type Appointment,
  type AppointmentKind,
} from './appointments/appointment.js';

export { appointmentHow, appointmentReady } from './appointments/appointment-how.js';
export { answersAsTexts } from './enquiries/answers-as-texts.js';
export { applicationForm } from './enquiries/application-form.js';
export { businessContactForm } from './enquiries/business-contact-form.js';
export { contactForm } from './enquiries/contact-form.js';
export { departments, desks, type Desk } from './enquiries/desks.js';
export { enquiryKinds, type Enquiry, type EnquiryKind } from './enquiries/enquiry.js';
export { enquiryDesk, enquirySection, showEnquiry, type ShownEnquiry } from './enquiries/enquiry-form.js';
export { feedbackForm, givenFeedback, isFinishedQuestionnaire, type FinishedQuestionnaire } from './enquiries/feedback-form.js';

export { calendarDate, yearOf, type CalendarDate } from './dates/calendar-date.js';
export { readDutchDate, showDutchDate } from './dates/dutch-date.js';
export { endOfDay } from './dates/end-of-day.js';
export { formatDate, formatLongDate, type DateLike } from './dates/format-date.js';
export { formatDayAndMonth, formatNearDay, formatWeekday } from './dates/format-day.js';
export { formatMoment, formatTime } from './dates/format-moment.js';
export { monthsBetween } from './dates/months.js';
export { isWithinDays, timeAgo } from './dates/time-ago.js';
export { addDays } from './dates/add-days.js';
export { workingDaysAfter } from './dates/working-day.js';
export { formatCents, formatDecimal, formatWholeNumber } from './numbers/format-number.js';

export { addHouseForm, addHouseIssues, newHouseOf } from './houses/add-house-form.js';
export { addressForm } from './houses/address-form.js';
export { isSameHouse } from './houses/is-same-house.js';
export { splitHouseNumber } from './houses/split-house-number.js';
export { addressParts } from './houses/address-parts.js';
export { formatAddress, formatStreet, houseAddress, noHouseFound, preselectedHouse, type House } from './houses/house.js';
export { guestDays, houseGuestForm, type GuestPeriod } from './houses/house-guest-form.js';
export { houseShapeOf, houseShapes } from './houses/house-shapes.js';
export { newHouse } from './houses/new-house.js';
export { consumption } from './house-info/consumption.js';
export { energylabel } from './house-info/energylabel.js';
export { heating } from './house-info/heating.js';
export { houseInfo } from './house-info/house-info.js';
export { houseSection } from './house-info/house-section.js';
export { isolation } from './house-info/isolation.js';
export { registeredHome, type HouseInfoContext, type RegisteredHome } from './house-info/registered-home.js';
export { suggestedAnswers, suggestedBy, type KnownOfHouse, type SuggestedAnswer } from './house-info/suggested-answers.js';
export { connection } from './installation-info/connection.js';
export { flowForHouse } from './installation-info/flow-for-house.js';
export { isToInstall } from './installation-info/is-to-install.js';
export type { InstallationContext } from './installation-info/installation-context.js';
export {
  completedFlagsOf,
  flowOfFlags,
  hasInstallationWarning,
  houseFlagsOf,
  isFinishedIn,
  isInstallationComplete,
  pumpFlags,
} from './installation-info/installation-flags.js';
export { installationInfo } from './installation-info/installation-info.js';
export { photos } from './installation-info/photos.js';
export { placing } from './installation-info/placing.js';
export {
  saveInstallation,
  storedInFlow,
  type InstallationSave,
  type InstallationSectionName,
  type StoredInstallation,
  type StoredInstallationSection,
} from './installation-info/save-installation.js';

export { isMarketingFormId, marketingFormOf, marketingForms, type MarketingFormId } from './marketing-forms/marketing-forms.js';
export { requiredInMarketing, usualSubmitLabel, type MarketingForm } from './marketing-forms/define-marketing-form.js';

export { bookingPageOf } from './products/booking-page-of.js';
export { bookingPages, type BookingPage } from './products/booking-pages.js';
export { flowOf } from './products/flow-of.js';
export { flows, type Flow } from './products/flows.js';
export { goesByPhone } from './products/goes-by-phone.js';
export { askedBy, hasUpgrade, isUpgrade, offeredProduct, type AskedProduct } from './products/offered-product.js';
export { orderProducts, type OrderProduct } from './products/order-products.js';
export { placesOutside } from './products/places.js';
export { productLabel } from './products/product-label.js';
export { productOf } from './products/product-of.js';
export type { HouseFlags, PumpFlags } from './products/pumps.js';
export { quotedProducts, type QuotedProduct } from './products/quoted-products.js';
export { reservableProducts, type ReservableProduct } from './products/reservable-products.js';
export { orderedProductOf, reservedProduct } from './products/reserved-as.js';
export { reservedProducts, type ReservedProduct } from './products/reserved-products.js';

export { awaitsInspection, dashboardOrder, goesOn, type Order, type OrderAppointment } from './orders/order.js';
export { reachedSteps, type OrderEvent, type ReachedStep } from './orders/order-history.js';
export { asksNow, type OrderPapers } from './order-messages/asks-now.js';
export { asksCustomer } from './order-messages/asks-customer.js';
export { hasMessage, orderMessage } from './order-messages/order-message.js';
export type { OrderAction, OrderFacts, OrderMessage, OrderSituation, OrderTarget } from './order-messages/order-situation.js';
export { orderHeading, type HeadingFacts } from './order-messages/order-heading.js';
export { orderMove, orderRank, type OrderPlace } from './order-messages/order-move.js';
export { paymentTypes, type PaymentType } from './orders/payment-type.js';
export {
  planChanges,
  planExpired,
  planRows,
  planSubsidy,
  subsidyNote,
  type PlanChange,
  type PlanFacts,
  type PlanRow,
  type PlanSubsidy,
} from './plans/plan-facts.js';
export { planTexts } from './plans/plan-texts.js';
export { isUnderWay, paymentStates, type Payment, type PaymentState } from './payments/payment.js';
export { asksPayment, paymentPlaces } from './payments/payment-place.js';
export { incassoForm } from './orders/incasso-form.js';
export { meterForm, type MeterFormContext } from './meter-readings/meter-form.js';
export {
  fewestDays,
  meterUse,
  useVerdicts,
  type MeterReading,
  type MeterUse,
  type PromisedUse,
  type UsedSoFar,
  type UseVerdict,
} from './meter-readings/meter-use.js';
export { handoverConsent, handoverForm, handoverLinkDays } from './orders/handover-form.js';
export { signedConsent, signForm, type TermsVersion } from './orders/sign-form.js';
export { agreementFields, orderForm, type OrderFormContext } from './orders/order-form.js';
export { quoteForm } from './orders/quote-form.js';
export { termsForm } from './orders/terms-form.js';
export { withdrawalForm } from './orders/withdrawal-form.js';
export { readingsUntil, subsidyUntil, type Delivery } from './order-timeline/delivery.js';
export { changedPlan, signsAgain } from './order-timeline/changed-plan.js';
export { maxMessagePhotos, messageForm } from './order-timeline/message-form.js';
export { lastMessage, orderTimeline, type OrderTimeline } from './order-timeline/order-timeline.js';
export {
  isOverdue,
  orderTurn,
  sellerTurnReasons,
  type OrderTurn,
  type PromisedDays,
  type SellerTurn,
  type SellerTurnReason,
} from './order-timeline/order-turn.js';
export {
  appointmentChanges,
  conversationSides,
  paymentOutcomes,
  timelineKinds,
  type AppointmentChange,
  type AppointmentEvent,
  type ConversationSide,
  type DocumentEvent,
  type IncassoEvent,
  type InformationEvent,
  type MailEvent,
  type MessageEvent,
  type MessagePhoto,
  type PaymentEvent,
  type PaymentOutcome,
  type HandoverEvent,
  type SignedEvent,
  type StepEvent,
  type TimelineEvent,
  type TimelineKind,
  type WithdrawnEvent,
} from './order-timeline/timeline-event.js';
export { nothingDone } from './order-messages/nothing-done.js';
export { possibleReminder, reminderDays, reminderReason, type ReminderReason } from './order-messages/reminder.js';
export {
  coolingOffDays,
  isInstalled,
  lastDayToRepay,
  lastDayToWithdraw,
  withdrawalRefusals,
  withdrawalRight,
  type WithdrawalRefusal,
  type WithdrawalRight,
} from './orders/withdrawal.js';
export {
  finalStep,
  isOrderStatus,
  isOrderStep,
  orderStatuses,
  orderSteps,
  stepLabel,
  stepPosition,
  type OrderStatus,
  type OrderStep,
} from './orders/order-step.js';

export { priceOf, pricesSaid, type PricedPart, type ProductPrice } from './prices/price.js';
export { pompAoPart, priceList } from './prices/price-list.js';
export { vatIn, vatPercentage } from './prices/vat.js';

export { pricedQuote, type PricedQuote, type QuoteLine, type WantedProduct } from './quotes/priced-quote.js';
export { lastDayOfQuote, quoteStatus, quoteStatuses, quoteValidity, type Quote, type QuoteStatus } from './quotes/quote.js';
export { quoteRequest, type QuoteAnswers } from './quotes/quote-request.js';

export {
  reservationContactForm,
  reservationDetailsForm,
  reservationInOneForm,
  usualReservation,
  type ReservationContact,
  type ReservationDetails,
  type ReservationDetailsContext,
} from './reservation/reservation-forms.js';
export { reservationForm, reservationIssues, reservationOf, type ReservationRequest } from './reservation/reservation-request.js';

export { advancedSavingsForm } from './savings/advanced-savings-form.js';
export { businessSavingsForm } from './savings/business-savings-form.js';
export {
  calculateSavings,
  pumpsNeeded,
  savingsOutcome,
  type SavingsContext,
  type SavingsRanges,
  type SavingsResult,
  type YearlyCosts,
} from './savings/calculate-savings.js';
export type { SavingsOutcome } from './savings/savings-outcome.js';
export { costChart, type ChartBox, type ChartPoint, type CostChart } from './savings/cost-chart.js';
export {
  cheaperFrom,
  costChoices,
  costOverYears,
  yearsToCompare,
  type CostAtYear,
  type CostChoice,
} from './savings/cost-over-years.js';
export { periodOfYear, savingsBuildingYears } from './savings/building-periods.js';
export type { NetMetering } from './savings/net-metering.js';
export type { Estimate, Range } from './savings/estimates.js';
export { usualGasUse, usualPricesOn, type Assumption } from './savings/estimate-home.js';
export { type Figure, type FigureOrigin } from './savings/figure.js';
export {
  homeRegisters,
  inputOfFacts,
  insulationOfClass,
  isEnergyClass,
  type HomeFact,
  type HomeFacts,
  type HomeRegister,
} from './savings/home-facts.js';
export {
  averagedParts,
  averagesIn,
  firstBuildingYear,
  withAnswers,
  type AveragedPart,
  type HomeAnswers,
} from './savings/home-answers.js';
export { confirmedFacts, knownHome, type KnownHome } from './savings/known-home.js';
export { fitOf, fitVerdicts, pumpsFor, type Fit, type FitPoint, type FitVerdict } from './savings/fit.js';
export {
  impossible,
  isPossible,
  questionable,
  questionableGas,
  savingsLimits,
  type FigureLimits,
  type LimitedFigure,
} from './savings/limits.js';
export { questionableTogether } from './savings/limits-together.js';
export { systemPricesIn, type SystemPrices } from './savings/pump-price.js';
export {
  boilers,
  heatLoad,
  monthlyPriceOf,
  pump,
  type Boiler,
  type Insulation,
  type SupplyTemperature,
} from './savings/figures.js';
export { quickCheckForm } from './savings/quick-check-form.js';
export {
  unknownHome,
  type EnergyPrices,
  type OrUnknown,
  type SavingsInput,
  type SavingsSystem,
  type UsualGas,
} from './savings/savings-input.js';
export {
  energyClasses,
  industries,
  mostResidents,
  residents,
  savingsBuildingTypes,
  type EnergyClass,
  type Industry,
  type SavingsBuildingType,
} from './savings/savings-options.js';
export {
  buildingsOf,
  isBusiness,
  isMailed,
  savingsInputOf,
  savingsRequestIssues,
  type AdvancedSavingsRequest,
  type BusinessSavingsRequest,
  type MailedSavingsRequest,
  type QuickSavingsRequest,
  type SavingsRequest,
} from './savings/savings-request.js';
export type { SavingsStep, SavingsTerm } from './savings/savings-steps.js';
export { savingsTotalsAfter, savingsTotalsFallback, savingsTotalsOf, type SavingsTotals } from './savings/savings-totals.js';
export {
  outdatedSources,
  euroEnds,
  savingsFigures,
  savingsSubject,
  outcomeKind,
  showEuroRange,
  showEuros,
  showPaybackRange,
  showPaybackTime,
  showQuantity,
  showRange,
  type NamedFigure,
} from './savings/show-savings.js';
export type { SubsidyIndication } from './savings/subsidy.js';

export {
  defineSection,
  sectionsIn,
  type AnySection,
  type Answers,
  type AfterOf,
  type ContextOf,
  type FieldName,
  type Fields,
  type Presence,
  type Scope,
  type Section,
  type SectionAnswers,
} from './sections/define-section.js';
export { exampleAnswers, exampleQuestionnaire, type ExampleAnswers, type Wishes } from './sections/example-answers.js';
export type { AnswerOf, Field, FieldMessages, FieldOptions, SectionContext, WireShape } from './sections/field.js';
export type { AnyField, FieldKind, FieldOfKind } from './sections/kinds/any-field.js';
export { changedAnswers, type ChangedAnswer } from './sections/changed-answers.js';
export { checkbox, isTicked, type CheckboxField } from './sections/kinds/checkbox.js';
export { choice, multiChoice, toggleOption, type ChoiceField, type MultiChoiceField } from './sections/kinds/choice.js';
export {
  namedOptions,
  optionLabel,
  sayOption,
  yesNo,
  type LabelledOptions,
  type OptionOf,
  type Options,
  type WithOptions,
} from './sections/kinds/options.js';
export { addFiles, addPlaceholder, files, goodPhotosOf, removeFile, type FilesField } from './sections/kinds/files.js';
export { figureOf, insulation, toggleInsulation, type InsulationField, type InsulationItem } from './sections/kinds/insulation.js';
export { iban } from './sections/kinds/iban.js';
export {
  decimal,
  houseNumber,
  typeDecimal,
  wholeNumber,
  type DecimalField,
  type WholeNumberField,
} from './sections/kinds/number.js';
export { password, type PasswordField, type PasswordRule } from './sections/kinds/password.js';
export { text, type TextField, type TextFormat } from './sections/kinds/text.js';
export { date, email, phone, zipcode } from './sections/kinds/text-formats.js';
export { year, type YearField } from './sections/kinds/year.js';
export { messages } from './sections/messages.js';
export { minutesLeft, type SectionToDo } from './sections/minutes-left.js';
export {
  defineQuestionnaire,
  firstIncomplete,
  goOnAt,
  isBegun,
  resolveQuestionnaire,
  type Questionnaire,
  type SectionState,
  type StoredSection,
} from './sections/questionnaire.js';
export type { Question } from './sections/question.js';
export type { Reading } from './sections/reading.js';
export {
  resolveSection,
  type FieldResolution,
  type Issue,
  type SaidIssue,
  type RawAnswers,
  type Resolution,
} from './sections/resolve-section.js';
export { saveSection, type SaveMode, type SectionSave } from './sections/save-section.js';
export { saveInQuestionnaire, type QuestionnaireSave } from './sections/save-in-questionnaire.js';
export { sectionSchema } from './sections/section-schema.js';
export { isUnknown, showAnswer, summariseSection, type SummaryRow } from './sections/summarise-section.js';
export type { Worded } from './sections/worded.js';
export { wordedFields, type FieldRules, type WordedFields } from './sections/worded-fields.js';
export type { WordsOf, WordsOfFields } from './sections/words-of.js';
export { toggleUnknown, unknownAnswer, unknownLabel, type UnknownAnswer, type UnknownToggle } from './sections/unknown-answer.js';

export { leastTimeOnPage } from './visitors/least-time-on-page.js';

export {
  maxSingleRequestSize,
  maxUploadSize,
  sameFileName,
  selectUploads,
  uploadLinkMinutes,
  uploadMessages,
  withoutDuplicates,
} from './uploads/upload-rules.js';
export {
  isImageType,
  isUploadExtension,
  uploadExtensions,
  uploadMediaTypes,
  uploadTypeOf,
  type UploadedFile,
  type UploadExtension,
  type UploadType,
} from './uploads/upload-types.js';
export { answeredByPhoto, shownBy } from './uploads/asked-again.js';

export {
  judgeNoise,
  leastDistance,
  noiseAt,
  noiseLimits,
  reflections,
  type NoiseVerdict,
  type OutdoorUnit,
  type Reflection,
} from './noise/noise.js';
export { noiseOrigin } from './noise/noise-origin.js';
