import type { Translation } from '@pomp/language';
import { en as accordion } from '../accordion/texts.en.js';
import { en as accountShell } from '../account-shell/texts.en.js';
import { en as alert } from '../alert/texts.en.js';
import { en as breadcrumbs } from '../breadcrumbs/texts.en.js';
import { en as feedback } from '../feedback/texts.en.js';
import { en as date } from '../fields/date-texts.en.js';
import { en as insulation } from '../fields/insulation-texts.en.js';
import { en as password } from '../fields/password-texts.en.js';
import { en as select } from '../fields/select-texts.en.js';
import { en as fields } from '../fields/texts.en.js';
import { en as fileGallery } from '../file-gallery/texts.en.js';
import { en as shotList } from '../shot-list/texts.en.js';
import { en as filePicker } from '../file-picker/texts.en.js';
import { en as houseParts } from '../house/texts.en.js';
import { en as infoDisclosure } from '../info-disclosure/texts.en.js';
import { en as modal } from '../modal/texts.en.js';
import { en as leaveGuard } from '../navigation/leave-guard-texts.en.js';
import { en as navigation } from '../navigation/texts.en.js';
import { en as notification } from '../notification/texts.en.js';
import { en as pageHeader } from '../page-header/texts.en.js';
import { en as pagination } from '../pagination/texts.en.js';
import { en as photoExample } from '../photo-example/texts.en.js';
import { en as progressBar } from '../progress-bar/texts.en.js';
import { en as sections } from '../sections/texts.en.js';
import { en as accountLink } from '../site-shell/account-link-texts.en.js';
import { en as siteShell } from '../site-shell/texts.en.js';
import { en as steps } from '../steps/texts.en.js';
import type { words as dutch } from './nl.js';

/** The same in English. */
export const words: Translation<typeof dutch> = {
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
};
