import { nl as accordion } from '../accordion/texts.nl.js';
import { nl as accountShell } from '../account-shell/texts.nl.js';
import { nl as alert } from '../alert/texts.nl.js';
import { nl as breadcrumbs } from '../breadcrumbs/texts.nl.js';
import { nl as feedback } from '../feedback/texts.nl.js';
import { nl as date } from '../fields/date-texts.nl.js';
import { nl as insulation } from '../fields/insulation-texts.nl.js';
import { nl as password } from '../fields/password-texts.nl.js';
import { nl as select } from '../fields/select-texts.nl.js';
import { nl as fields } from '../fields/texts.nl.js';
import { nl as fileGallery } from '../file-gallery/texts.nl.js';
import { nl as shotList } from '../shot-list/texts.nl.js';
import { nl as filePicker } from '../file-picker/texts.nl.js';
import { nl as houseParts } from '../house/texts.nl.js';
import { nl as infoDisclosure } from '../info-disclosure/texts.nl.js';
import { nl as modal } from '../modal/texts.nl.js';
import { nl as leaveGuard } from '../navigation/leave-guard-texts.nl.js';
import { nl as navigation } from '../navigation/texts.nl.js';
import { nl as notification } from '../notification/texts.nl.js';
import { nl as pageHeader } from '../page-header/texts.nl.js';
import { nl as pagination } from '../pagination/texts.nl.js';
import { nl as photoExample } from '../photo-example/texts.nl.js';
import { nl as progressBar } from '../progress-bar/texts.nl.js';
import { nl as sections } from '../sections/texts.nl.js';
import { nl as accountLink } from '../site-shell/account-link-texts.nl.js';
import { nl as siteShell } from '../site-shell/texts.nl.js';
import { nl as steps } from '../steps/texts.nl.js';

/** Everything that this package says, in Dutch, by the names of its texts. */
export const words = {
  'design-system/accordion': accordion,
  'design-system/account-shell': accountShell,
  'design-system/alert': alert,
  'design-system/breadcrumbs': breadcrumbs,
  'design-system/feedback': feedback,
  'design-system/fields': fields,
  'design-system/select': select,
  'design-system/date': date,
  'design-system/password': password,
  'design-system/insulation': insulation,
  'design-system/file-gallery': fileGallery,
  'design-system/shot-list': shotList,
  'design-system/file-picker': filePicker,
  'design-system/house-parts': houseParts,
  'design-system/info-disclosure': infoDisclosure,
  'design-system/modal': modal,
  'design-system/navigation': navigation,
  'design-system/leave-guard': leaveGuard,
  'design-system/notification': notification,
  'design-system/page-header': pageHeader,
  'design-system/pagination': pagination,
  'design-system/photo-example': photoExample,
  'design-system/progress-bar': progressBar,
  'design-system/sections': sections,
  'design-system/site-shell': siteShell,
  'design-system/account-link': accountLink,
  'design-system/steps': steps,
} as const;
