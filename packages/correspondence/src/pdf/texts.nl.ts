export const nl = {
  /** Under every page. */
  page: '{title} · {page} van {count}',
  answers: {
    houseInfo: 'Woninggegevens',
    installationInfo: 'Installatiegegevens {product}',
    subject: '{title} bij {seller}',
    asOf: 'Dit weten we op {date}. Klopt er iets niet? Pas het aan in je account.',
    missing: 'Dit ontbreekt nog',
    unfinished: 'Nog niet afgerond',
    unanswered: 'Niet ingevuld',
    /** Under an answer that someone else gave with a link of the customer’s. */
    answeredBy: 'Ingevuld door {name}',
    /** What a file in an answer shows, by what it is. */
    picture: {
      IMG: 'Foto {number} van {count}: {question}',
      VID: 'Filmpje {number} van {count}: {question}',
    },
    /** Under a moment of it: paper doesn't play. */
    film: 'Filmpje: {name}',
    /** Names of files that can't be shown on paper. */
    unseen: 'Te vinden in je account: {files}',
  },
} as const;
