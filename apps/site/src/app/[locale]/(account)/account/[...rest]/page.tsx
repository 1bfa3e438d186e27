import { notFound } from 'next/navigation';

// Else the content's catch-all would take these addresses, and keep a page with a nonce in it for everyone.
export default notFound;
