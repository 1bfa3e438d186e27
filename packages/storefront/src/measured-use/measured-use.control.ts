import { backendOf } from '../storefront/backend-of.js';

/** Asks what homes use, and says it at its place on the page once there are enough of them. */
export async function sayMeasuredUse(place: HTMLElement): Promise<void> {
  const { lang } = document.documentElement;
  const { homes, figures } = await backendOf(place.dataset['measuredUse'] ?? '', lang).call('getMeasuredUse', {});
  if (!figures) return;
  const { gas, electricity, ...counted } = figures;
  const amounts = (name: string, use: NonNullable<typeof gas>) => ({
    [`${name}.used`]: use.used,
    [`${name}.from`]: use.promised.from,
    [`${name}.to`]: use.promised.to,
  });
  const said: Record<string, number> = {
    homes,
    ...counted,
    ...amounts('electricity', electricity),
    ...(gas && amounts('gas', gas)),
  };
  const format = new Intl.NumberFormat(lang);
  for (const figure of place.querySelectorAll<HTMLElement>('[data-figure]'))
    figure.textContent = format.format(said[figure.dataset['figure'] ?? ''] ?? 0);
  const show = (part: string, isShown: boolean) => {
    place.querySelector<HTMLElement>(`[data-measured="${part}"]`)!.hidden = !isShown;
  };
  show('figures', true);
  show('gas', gas !== null);
  show('none', false);
}
