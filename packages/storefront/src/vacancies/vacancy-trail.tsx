import { Breadcrumbs } from '@pomp/design-system';
import { usePath } from '../storefront/use-path.js';
import { vacancyTexts as texts } from './texts.js';

/** The way back from a vacancy. */
export function VacancyTrail({ current }: { readonly current: string }) {
  const path = usePath();
  return (
    <Breadcrumbs
      trail={[
        { label: texts.home, href: path({ to: 'home' }) },
        { label: texts.vacancies, href: path({ to: 'vacancies' }) },
      ]}
      current={current}
    />
  );
}
