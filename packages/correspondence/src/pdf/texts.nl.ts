export const nl = {
  /** Under every page. */
  page: '{title} · {page} van {count}',
  answers: {
    subject: '{title} bij {seller}',
    asOf: 'Dit weten we op {date}. Klopt er iets niet? Pas het aan in je account.',
    missing: 'Dit ontbreekt nog',
    unfinished: 'Nog niet afgerond',
    unanswered: 'Niet ingevuld',
    /** Names of files that can't be shown on paper. */
    unseen: 'Te vinden in je account: {files}',
  },
} as const;
