import { Hono } from 'hono';

/** What a review service's script does to a page: it fills the places that are marked for it. */
const widget = `for (const place of document.querySelectorAll('[data-reviews]')) place.textContent = 'gemiddeld een 4,8';`;

/** A service where customers review the seller, as far as a page meets it. */
export function reviewsRoutes(): Hono {
  const app = new Hono();
  app.get('/widget.js', (c) =>
    c.body(widget, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }),
  );
  return app;
}
