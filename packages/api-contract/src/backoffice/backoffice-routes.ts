import type { Route } from '../route.js';

/** Where the calls of the back office go, on `{backend}`. No page of the site makes them. */
export const backofficeRoutes = {
  postCustomer: { method: 'POST', path: '/backoffice/postCustomer' },
  postCustomerHouse: { method: 'POST', path: '/backoffice/postCustomerHouse' },
  postCustomerOrder: { method: 'POST', path: '/backoffice/postCustomerOrder' },
  putOrderStep: { method: 'PUT', path: '/backoffice/putOrderStep' },
  putAppointment: { method: 'PUT', path: '/backoffice/putAppointment' },
  deleteAppointment: { method: 'DELETE', path: '/backoffice/deleteAppointment' },
  postDocument: { method: 'POST', path: '/backoffice/postDocument' },
  postPlan: { method: 'POST', path: '/backoffice/postPlan' },
  postTerms: { method: 'POST', path: '/backoffice/postTerms' },
  getOrder: { method: 'GET', path: '/backoffice/getOrder' },
  putInvoice: { method: 'PUT', path: '/backoffice/putInvoice' },
  postPaymentReceived: { method: 'POST', path: '/backoffice/postPaymentReceived' },
  getIncasso: { method: 'GET', path: '/backoffice/getIncasso' },
  putIncasso: { method: 'PUT', path: '/backoffice/putIncasso' },
  deleteIncasso: { method: 'DELETE', path: '/backoffice/deleteIncasso' },
  getTurns: { method: 'GET', path: '/backoffice/getTurns' },
  postOrderMessage: { method: 'POST', path: '/backoffice/postOrderMessage' },
  putOrderMessagesRead: { method: 'PUT', path: '/backoffice/putOrderMessagesRead' },
  putAdviser: { method: 'PUT', path: '/backoffice/putAdviser' },
  putDelivery: { method: 'PUT', path: '/backoffice/putDelivery' },
  getAllOrders: { method: 'GET', path: '/backoffice/getAllOrders' },
  getCaughtForms: { method: 'GET', path: '/backoffice/getCaughtForms' },
  getBudgets: { method: 'GET', path: '/backoffice/getBudgets' },
  getChanges: { method: 'GET', path: '/backoffice/getChanges' },
} as const satisfies Record<string, Route>;
