import { usePlainTexts } from '@pomp/language/react';
import { Breadcrumbs } from '@pomp/design-system';
import { useRoutes } from '../storefront/use-routes.js';
import { vacancyTexts } from './texts.js';

/** The way back from a vacancy. */
export function VacancyTrail({ current }: { readonly current: string }) {
  const texts = usePlainTexts(vacancyTexts);
  const { home, vacancies } = useRoutes().paths;
  return (
    <Breadcrumbs
      trail={[
        { label: texts.home, href: home },
        { label: texts.vacancies, href: vacancies },
      ]}
      current={current}
    />
  );
}
