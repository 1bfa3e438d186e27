import { houseInfo, installationInfo } from '@pomp/domain';
import { type ScreenName, type TargetAt, targetsAt } from '@pomp/edition/addresses';
import { edition } from './edition.ts';

const targetAt = targetsAt(edition.routes);

const steps: Partial<Readonly<Record<ScreenName, readonly string[]>>> = {
  houseInfoStep: houseInfo.order.steps,
  installationStep: installationInfo.order.steps,
};

/** Which screen is at an address, and its values. Undefined where none is, as at a step that there is not. Runs on a server too. */
export function screenAt(path: string, search: URLSearchParams): TargetAt | undefined {
  const target = targetAt(path, search);
  const isKnown = target && (steps[target.to]?.includes(target.values.step ?? '') ?? true);
  return isKnown ? target : undefined;
}
