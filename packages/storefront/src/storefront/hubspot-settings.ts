/** The seller's account at HubSpot. */
export interface HubSpotSettings {
  readonly portalId: string;
  /** Where the account's data lives, as HubSpot names it: `eu1`, `na1`. */
  readonly region: string;
  /** HubSpot's own script that makes forms. */
  readonly scriptUrl: string;
  /** HubSpot's id for ids of ours. Any other id is taken for one of HubSpot's. */
  readonly formIds: Readonly<Record<string, string>>;
}
