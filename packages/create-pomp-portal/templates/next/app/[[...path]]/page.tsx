/** Every address: the portal in the layout shows its screen. */
export default function Page() {
  return null;
}
