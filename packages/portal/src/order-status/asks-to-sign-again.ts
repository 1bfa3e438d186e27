import type { CallAnswer } from '@pomp/api-client';
import { changedPlan, type Order } from '@pomp/domain';

/** Whether a plan that was signed has changed since, as far as is known: that is asked before anything else. */
export const asksToSignAgain = (order: Order, { story }: { readonly story: CallAnswer<'getOrderTimeline'> | undefined }): boolean =>
  story !== undefined && changedPlan(story.events, order) !== undefined;
