export { NotFoundPage as default } from '@/messages/not-found-page';
