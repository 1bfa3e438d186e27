/** The Dutch texts of one feature, with the name by which a portal overrides them. */
export interface FeatureTexts<Feature extends string = string, Texts extends object = object> {
  readonly feature: Feature;
  readonly own: Texts;
}

/** The texts that `useTexts` gives a feature. */
export type TextsOf<Declared extends FeatureTexts> = Declared['own'];

/**
 * Declares a feature's texts. `provider/portal-texts.ts` names them all for the types of a portal's overrides.
 *
 * @param feature the key in the `texts` of `PortalProvider`.
 */
export const featureTexts = <const Feature extends string, Texts extends object>(
  feature: Feature,
  own: Texts,
): FeatureTexts<Feature, Texts> => ({ feature, own });

/** What a portal says differently, by feature. Which features there are is known above, where the provider is. */
export type TextOverrides = Readonly<Record<string, object | undefined>>;
