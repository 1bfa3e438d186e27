import type { ChosenFile } from './chosen-file.js';

/** Ids of what the device keeps are those of an earlier visit too. */
const visit = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');

/** The files that were chosen here, in that order, of all questions of the section. */
export function createChosenFiles() {
  let chosen: readonly ChosenFile[] = [];
  let count = 0;

  return {
    of: (field: string) => chosen.filter((file) => file.field === field),
    in: (...states: readonly ChosenFile['status']['state'][]) => chosen.filter(({ status }) => states.includes(status.state)),
    find: (id: string) => chosen.find((file) => file.id === id),

    add: (field: string, files: readonly File[], id?: string): readonly ChosenFile[] => {
      const added = files.map((file): ChosenFile => ({
        id: id ?? `chosen-${visit}-${(count += 1)}`,
        field,
        file,
        status: { state: 'waiting' },
        abort: new AbortController(),
        kept: id === undefined ? undefined : true,
        listed: false,
      }));
      chosen = [...chosen, ...added];
      return added;
    },

    drop: (id: string) => {
      chosen = chosen.filter((file) => file.id !== id);
    },

    /** The server has these now: what it had before and has no longer was deleted elsewhere. */
    compareWith: (storedIds: ReadonlySet<string>) => {
      chosen = chosen.filter((file) => {
        const isListed = file.stored !== undefined && storedIds.has(file.stored.id);
        const wasDeletedElsewhere = file.listed && !isListed;
        file.listed ||= isListed;
        return !wasDeletedElsewhere;
      });
    },
  };
}

export type ChosenFiles = ReturnType<typeof createChosenFiles>;
