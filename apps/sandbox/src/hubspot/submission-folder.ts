import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { oneAtATime } from '../one-at-a-time.js';

const submission = z.object({
  portalId: z.string(),
  formId: z.string(),
  submittedAt: z.iso.datetime(),
  values: z.record(z.string(), z.string()),
});
export type Submission = z.infer<typeof submission>;

export type SubmissionFolder = ReturnType<typeof createSubmissionFolder>;

/** What was sent to HubSpot, on disk, oldest first. */
export function createSubmissionFolder(directory: string, clock: () => Date) {
  const file = join(directory, 'submissions.json');
  const writing = oneAtATime();

  async function all(): Promise<readonly Submission[]> {
    try {
      return z.array(submission).parse(JSON.parse(await readFile(file, 'utf8')));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw error;
    }
  }

  const add = (sent: Omit<Submission, 'submittedAt'>): Promise<void> =>
    writing(async () => {
      await mkdir(directory, { recursive: true });
      await writeFile(`${file}.part`, JSON.stringify([...(await all()), { ...sent, submittedAt: clock().toISOString() }]));
      await rename(`${file}.part`, file);
    });

  return { all, add };
}
