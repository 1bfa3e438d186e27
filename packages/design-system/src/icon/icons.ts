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

export const accountIcon: IconNode = CircleUserRound;
export const addIcon: IconNode = Plus;
export const addressIcon: IconNode = MapPin;
export const arrowLeftIcon: IconNode = ArrowLeft;
export const arrowRightIcon: IconNode = ArrowRight;
export const calendarIcon: IconNode = Calendar;
export const cameraIcon: IconNode = Camera;
export const capsLockIcon: IconNode = ArrowBigUpDash;
export const checkIcon: IconNode = Check;
export const chevronDownIcon: IconNode = ChevronDown;
export const chevronLeftIcon: IconNode = ChevronLeft;
export const chevronRightIcon: IconNode = ChevronRight;
export const closeIcon: IconNode = X;
export const deleteIcon: IconNode = Trash2;
export const documentIcon: IconNode = FileText;
export const doneIcon: IconNode = CircleCheck;
export const downloadIcon: IconNode = Download;
export const editIcon: IconNode = Pencil;
export const errorIcon: IconNode = CircleAlert;
export const externalIcon: IconNode = ArrowUpRight;
export const helpIcon: IconNode = CircleQuestionMark;
export const hideIcon: IconNode = EyeOff;
export const houseIcon: IconNode = House;
export const infoIcon: IconNode = Info;
export const installationIcon: IconNode = Wrench;
export const lockIcon: IconNode = Lock;
export const mailIcon: IconNode = Mail;
export const menuIcon: IconNode = Menu;
export const messageIcon: IconNode = MessageSquare;
export const openIcon: IconNode = CircleDashed;
export const orderIcon: IconNode = Package;
export const overviewIcon: IconNode = LayoutDashboard;
export const paymentIcon: IconNode = Euro;
export const personIcon: IconNode = User;
export const phoneIcon: IconNode = Phone;
export const photoIcon: IconNode = Image;
export const quoteIcon: IconNode = ReceiptEuro;
export const showIcon: IconNode = Eye;
export const signIcon: IconNode = PenLine;
export const signOutIcon: IconNode = LogOut;
export const smartphoneIcon: IconNode = Smartphone;
export const starIcon: IconNode = Star;
export const videoIcon: IconNode = Clapperboard;
export const warningIcon: IconNode = TriangleAlert;
