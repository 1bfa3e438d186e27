import { notFoundTitle } from '@/messages/not-found-page';

export { NotFoundPage as default } from '@/messages/not-found-page';

// Not a story: Next puts this page in the payload of every other one.
export const generateMetadata = async () => ({ title: await notFoundTitle() });
