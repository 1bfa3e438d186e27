import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  waiting: {
    subject: '{author} wrote to you about your order {orderNumber}',
    title: 'There is a message for you',
    preview: 'Read the message from {author} and answer in your account.',
    open: '{author} wrote you a message about your order {orderNumber} ({product}).',
    action: 'Read and answer',
    onlyThere: 'Please answer in your account, so that everything about your order is in one place.',
  },
  notice: {
    subject: 'Message on order {orderNumber} is waiting for an answer',
    title: 'A customer is waiting for an answer',
    preview: 'The message came on {moment} and hasn’t been read yet.',
    open: 'On order {orderNumber} ({product}) there is a message of {moment} that nobody has read. Read and answer it in the back office.',
  },
};
