import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  asked: {
    subject: 'We’re deleting your account at {seller}',
    title: 'We’re deleting your account',
    preview: 'You can still change your mind.',
    news: 'On {askedOn} you asked us to delete your account at {seller}. We’ll do so within a month of that day. After that your details and your homes are gone, and you can no longer log in.',
    underWay:
      'Not done yet: {count, plural, one {order {orders}} other {orders {orders}}}. We still need your details for it: we’ll delete your account as soon as everything is done or called off. Don’t want to go on with it? Then contact us.',
    takeBack: 'Changed your mind? Then choose ‘I want to keep my account after all’ at the bottom of ‘My details’.',
    account: 'To my details',
    notYou: 'Wasn’t it you who asked? Choose a new password straight away, and say in your account that you want to keep it:',
  },
  withdrawn: {
    subject: 'You’re keeping your account at {seller}',
    title: 'You’re keeping your account',
    preview: 'We won’t delete anything.',
    news: 'You want to keep your account at {seller} after all. We won’t delete anything: your details, your homes and your orders are still there, and you log in the way you’re used to.',
  },
  done: {
    subject: 'Your account at {seller} has been deleted',
    title: 'Your account has been deleted',
    preview: 'You can no longer log in with it.',
    news: 'On {deletedOn} we deleted your account at {seller}. Your details, your homes, your answers and your photos are gone. You can no longer log in.',
    last: 'This is our last email about it: we don’t keep your email address either. Wasn’t it you who asked? Then contact us.',
  },
  notice: {
    subject: {
      asked: 'Delete an account: customer {id}',
      withdrawn: 'Don’t delete an account after all: customer {id}',
    },
    title: {
      asked: 'Delete an account',
      withdrawn: 'Don’t delete an account after all',
    },
    preview: 'Customer {id}, {date}.',
    news: {
      asked: 'On {date} this customer asked us to delete the account. Do so within a month of that day (GDPR, article 12).',
      withdrawn: 'This customer wants to keep the account after all and said so on {date}. Don’t delete anything.',
    },
    underWay:
      'Not done yet: {count, plural, one {order {orders}} other {orders {orders}}}. As long as that is so, the account can’t go. Agree with the customer whether you complete the order or call it off.',
    how: 'You do so in the back office. There you also see who is still waiting.',
  },
  kept: 'The law says we have to keep this: {what}, until {howLong}. {why}',
};
