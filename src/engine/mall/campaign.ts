// [S-campaign] scenarios 1 to 7 introduce the rules one after the other.
export const CAMPAIGN = [1, 2, 3, 4, 5, 6, 7] as const;

export interface CampaignStep {
  /** The scenario that may be played next; null after the last. */
  readonly next: number | null;
  readonly mayRetry: boolean;
}

/** After a failure one may retry or skip; after a win one goes on. */
export function afterCampaignGame(scenario: number, won: boolean): CampaignStep {
  const following = scenario + 1;
  const goesOn = (CAMPAIGN as readonly number[]).includes(following);
  return { next: goesOn ? following : null, mayRetry: !won };
}
