export { default } from './[[...slug]]/page';
