import type { ChosenFile } from './chosen-file.js';

/** The files that were chosen here, in that order, of all questions of the section. */
export function createChosenFiles() {
  let chosen: readonly ChosenFile[] = [];
  let count = 0;

  return {
    of: (field: string) => chosen.filter((file) => file.field === field),
    in: (...states: readonly ChosenFile['status']['state'][]) => chosen.filter(({ status }) => states.includes(status.state)),
    find: (id: string) => chosen.find((file) => file.id === id),

    add: (field: string, files: readonly File[]) => {
      chosen = [
        ...chosen,
        ...files.map((file): ChosenFile => ({
          id: `chosen-${(count += 1)}`,
          field,
          file,
          status: { state: 'waiting' },
          abort: new AbortController(),
          listed: false,
        })),
      ];
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
