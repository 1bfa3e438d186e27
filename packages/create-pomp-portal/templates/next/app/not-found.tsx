/** The portal in the layout says so, in its own words. */
export default function NotFound() {
  return null;
}
