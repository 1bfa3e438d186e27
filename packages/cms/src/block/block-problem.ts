/** Why a block is not on the page. */
export interface BlockProblem {
  reason: 'unknown' | 'invalid' | 'failed';
  component: string;
  uid: string | undefined;
  details: string[];
}
