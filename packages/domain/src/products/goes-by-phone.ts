import type { OrderProduct } from './order-products.js';
import { products } from './products.js';

/** Whether a product has no price and no flow: an adviser calls, and nothing is asked, planned or paid online. */
export const goesByPhone = (product: OrderProduct): boolean => products.some(({ name, flow }) => name === product && !flow);
