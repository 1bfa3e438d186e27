import {
  ArrowBigUpDash,
  ArrowLeft,
  ArrowRight,
  ArrowUpRight,
  Calendar,
  Camera,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleQuestionMark,
  CircleUserRound,
  Clapperboard,
  Download,
  Eye,
  EyeOff,
  Euro,
  FileText,
  House,
  Image,
  Info,
  LayoutDashboard,
  Lock,
  LogOut,
  Mail,
  MapPin,
  Menu,
  MessageSquare,
  Package,
  PenLine,
  Pencil,
  Phone,
  Plus,
  ReceiptEuro,
  Smartphone,
  Star,
  Trash2,
  TriangleAlert,
  User,
  Wrench,
  X,
} from 'lucide';

/** A drawing: the shapes of an SVG of 24 by 24, as lucide gives them. */
export type IconNode = [tag: string, attributes: Record<string, string | number | undefined>][];

// Taken into this package when it is built: all of lucide is 34 MB on a disk. Each is data of some 100 bytes; unused ones are left out of a bundle.
// The words under which we use them are said here once.

/** A head in a circle: the way into the account. */
export const accountIcon: IconNode = CircleUserRound;
/** A plus: one more. */
export const addIcon: IconNode = Plus;
/** A pin on a map: an address. */
export const addressIcon: IconNode = MapPin;
/** An arrow to the left: back. */
export const arrowLeftIcon: IconNode = ArrowLeft;
/** An arrow to the right: on. */
export const arrowRightIcon: IconNode = ArrowRight;
/** A calendar: a day, an appointment. */
export const calendarIcon: IconNode = Calendar;
/** A camera: make a photo. */
export const cameraIcon: IconNode = Camera;
/** An arrow up: the keyboard writes capitals. */
export const capsLockIcon: IconNode = ArrowBigUpDash;
/** A tick: chosen. */
export const checkIcon: IconNode = Check;
/** A point down: opens below. */
export const chevronDownIcon: IconNode = ChevronDown;
/** A point to the left: the one before. */
export const chevronLeftIcon: IconNode = ChevronLeft;
/** A point to the right: the next one. */
export const chevronRightIcon: IconNode = ChevronRight;
/** A cross: away with it. */
export const closeIcon: IconNode = X;
/** A bin: delete. */
export const deleteIcon: IconNode = Trash2;
/** A sheet with lines: a document. */
export const documentIcon: IconNode = FileText;
/** A tick in a circle: done. */
export const doneIcon: IconNode = CircleCheck;
/** An arrow onto a line: download. */
export const downloadIcon: IconNode = Download;
/** A pencil: change. */
export const editIcon: IconNode = Pencil;
/** An exclamation mark in a circle: wrong, or missing. */
export const errorIcon: IconNode = CircleAlert;
/** An arrow out of the corner: another site. */
export const externalIcon: IconNode = ArrowUpRight;
/** A question mark in a circle: help. */
export const helpIcon: IconNode = CircleQuestionMark;
/** A crossed eye: hide what was typed. */
export const hideIcon: IconNode = EyeOff;
/** A house: what is known of a home. */
export const houseIcon: IconNode = House;
/** An i in a circle: explanation. */
export const infoIcon: IconNode = Info;
/** A spanner: the installation. */
export const installationIcon: IconNode = Wrench;
/** A lock: safe, or closed. */
export const lockIcon: IconNode = Lock;
/** An envelope: mail. */
export const mailIcon: IconNode = Mail;
/** Three lines: the menu. */
export const menuIcon: IconNode = Menu;
/** A speech bubble: a message. */
export const messageIcon: IconNode = MessageSquare;
/** A dashed circle: still to be done. */
export const openIcon: IconNode = CircleDashed;
/** A box: an order. */
export const orderIcon: IconNode = Package;
/** Panes of several sizes: the overview. */
export const overviewIcon: IconNode = LayoutDashboard;
/** A euro sign: a payment. */
export const paymentIcon: IconNode = Euro;
/** Head and shoulders: somebody's own details. */
export const personIcon: IconNode = User;
/** A receiver: call. */
export const phoneIcon: IconNode = Phone;
/** A picture: a photo. */
export const photoIcon: IconNode = Image;
/** A bill with a euro sign: a quote. */
export const quoteIcon: IconNode = ReceiptEuro;
/** An eye: show what was typed. */
export const showIcon: IconNode = Eye;
/** A pen on a line: sign. */
export const signIcon: IconNode = PenLine;
/** An arrow out of a door: log out. */
export const signOutIcon: IconNode = LogOut;
/** A mobile phone: go on there. */
export const smartphoneIcon: IconNode = Smartphone;
/** A star: a review. */
export const starIcon: IconNode = Star;
/** A clapperboard: a film. */
export const videoIcon: IconNode = Clapperboard;
/** An exclamation mark in a triangle: mind this. */
export const warningIcon: IconNode = TriangleAlert;
