import { ApiError, NetworkError } from '@pomp/api-client';
import type { SaveResult } from '@pomp/forms';

/** What a form should know of a call that saves it. A mistake of our own isn't a refusal, and stays an error. */
export async function saveResultOf(attempt: Promise<unknown>): Promise<SaveResult> {
  try {
    await attempt;
    return { status: 'saved' };
  } catch (failure) {
    if (failure instanceof ApiError) return { status: 'failed', message: failure.message, issues: failure.issues };
    if (failure instanceof NetworkError) return { status: 'failed', message: failure.message };
    throw failure;
  }
}
