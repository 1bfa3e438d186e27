export { customer, deletionRequest, emailChange, passwordReset, session } from './customer.js';
export { doneOnce } from './done-once.js';
export { house, sectionAnswers, sectionParts, type SectionPart } from './house.js';
export { audit, job } from './job.js';
export { order, orderNumbers } from './order.js';
export { orderEvent } from './order-event.js';
export { throttle } from './throttle.js';
export { upload, uploadToken } from './upload.js';
