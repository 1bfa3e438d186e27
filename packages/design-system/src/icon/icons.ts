export type { IconNode } from './icon-node.js';

// Taken into this package when it is built: all of lucide is 34 MB on a disk. Each is data of some 100 bytes, in a file of its own: a bundler that shares files between
// pages would give each page the icons of all of them.
// The words under which we use them are said here once.
export * from './icons/account-icon.js';
export * from './icons/add-icon.js';
export * from './icons/address-icon.js';
export * from './icons/arrow-left-icon.js';
export * from './icons/arrow-right-icon.js';
export * from './icons/calendar-icon.js';
export * from './icons/camera-icon.js';
export * from './icons/caps-lock-icon.js';
export * from './icons/check-icon.js';
export * from './icons/chevron-down-icon.js';
export * from './icons/chevron-left-icon.js';
export * from './icons/chevron-right-icon.js';
export * from './icons/close-icon.js';
export * from './icons/delete-icon.js';
export * from './icons/document-icon.js';
export * from './icons/done-icon.js';
export * from './icons/download-icon.js';
export * from './icons/edit-icon.js';
export * from './icons/error-icon.js';
export * from './icons/external-icon.js';
export * from './icons/help-icon.js';
export * from './icons/hide-icon.js';
export * from './icons/house-icon.js';
export * from './icons/info-icon.js';
export * from './icons/installation-icon.js';
export * from './icons/lock-icon.js';
export * from './icons/mail-icon.js';
export * from './icons/menu-icon.js';
export * from './icons/message-icon.js';
export * from './icons/open-icon.js';
export * from './icons/order-icon.js';
export * from './icons/overview-icon.js';
export * from './icons/payment-icon.js';
export * from './icons/person-icon.js';
export * from './icons/phone-icon.js';
export * from './icons/photo-icon.js';
export * from './icons/quote-icon.js';
export * from './icons/show-icon.js';
export * from './icons/sign-icon.js';
export * from './icons/sign-out-icon.js';
export * from './icons/smartphone-icon.js';
export * from './icons/star-icon.js';
export * from './icons/video-icon.js';
export * from './icons/warning-icon.js';
