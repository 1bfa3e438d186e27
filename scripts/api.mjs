import { refuseOldNode } from './node-version.mjs';

refuseOldNode();
import('./api/api.mjs').then(({ apiReports }) => apiReports());
