import type { ReservableProduct, ReservedProduct } from '@pomp/domain';
import type { HouseInfoStep, InstallationStep, Target, TargetName } from './target.js';

/** The addresses of one seller, as data: it may come from a file or travel to the browser. */
export interface Routes {
  /**
   * The path of every target, with slashes around it. `:name` stands for one of the target's values, `{/:name}` for one that may miss; values without
   * a place in the path go into the query.
   */
  readonly paths: { readonly [To in TargetName]: string };
  /** How values that stand in a path are written there. */
  readonly segments: {
    readonly houseInfoStep: Readonly<Record<HouseInfoStep, string>>;
    readonly installationStep: Readonly<Record<InstallationStep, string>>;
    readonly reservation: Readonly<Record<ReservableProduct, string>>;
    readonly reserved: Readonly<Record<ReservedProduct, string>>;
  };
  /** What values are called in the query, where they aren't called as in the target. */
  readonly queryNames: Readonly<Record<string, string>>;
  /** How the review of a questionnaire is written where a step says that it leads back to it. */
  readonly review: string;
}

/** Only what leads to these targets: less to carry along. */
export interface RoutesTo<To extends TargetName> extends Pick<Routes, 'queryNames' | 'review'> {
  readonly paths: Pick<Routes['paths'], To>;
  readonly segments: Partial<Routes['segments']>;
}

/** The part of a seller's routes that leads to these targets. */
export function routesTo<To extends TargetName>({ paths, segments, ...routes }: Routes, names: readonly To[]): RoutesTo<To> {
  const wanted: ReadonlySet<string> = new Set(names);
  const ofWanted = <Given extends object>(given: Given) =>
    Object.fromEntries(Object.entries(given).filter(([name]) => wanted.has(name)));
  return { ...routes, paths: ofWanted(paths) as Pick<Routes['paths'], To>, segments: ofWanted(segments) };
}

type Values = Readonly<Record<string, string | undefined>>;

const placeholder = /\{?\/:(\w+)\}?/g;

/** The path, with its query, of a target. */
export function pathTo<To extends TargetName>(routes: RoutesTo<To>, target: Extract<Target, { to: To }>): string;
export function pathTo(routes: RoutesTo<TargetName>, { to, ...given }: Target): string {
  const values: Values = given;
  const segments: Values = (routes.segments as Readonly<Record<string, Values>>)[to] ?? {};
  const template = routes.paths[to];
  const inPath = new Set<string>();
  const path = template.replace(placeholder, (_, name: string) => {
    inPath.add(name);
    const value = values[name];
    return value === undefined ? '' : `/${segments[value] ?? encodeURIComponent(value)}`;
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && !inPath.has(name))
      query.set(routes.queryNames[name] ?? name, name === 'from' ? routes.review : value);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

const keyOf = <Key extends string>(segments: Readonly<Record<Key, string>>, written: string): Key | undefined =>
  (Object.keys(segments) as Key[]).find((key) => segments[key] === written);

/** The step that a segment of a path names; undefined when there is none such. */
export const houseInfoStepAt = ({ segments }: Pick<Routes, 'segments'>, written: string): HouseInfoStep | undefined =>
  keyOf(segments.houseInfoStep, written);

/** The step of the questions about an installation that is written so in a path. */
export const installationStepAt = ({ segments }: Pick<Routes, 'segments'>, written: string): InstallationStep | undefined =>
  keyOf(segments.installationStep, written);

/** What the query of a step says about where saving leads back to. */
export const stepFrom = ({ review }: Pick<Routes, 'review'>, back: string | undefined): 'review' | undefined =>
  back === review ? 'review' : undefined;
