export type { AddressLookup } from './addresses/address-calls.js';
export type { OpenSession, SessionExpiry } from './auth/session-calls.js';
export { calls, type Calls } from './calls.js';
export type { CallName, Method, VersionedCallName } from './routes.js';
export { defineCall, type Access, type BodyOf, type Call, type Media, type QueryOf, type ResponseOf, type Server } from './define-call.js';
export { errorBody, errorCodes, type ErrorBody, type ErrorCode } from './error-body.js';
export type { HouseInfoBody, SectionSaveBody } from './house-info/house-info-calls.js';
export type { HouseChange } from './houses/house-calls.js';
export type { SectionFlags, SectionValues } from './section-values.js';
