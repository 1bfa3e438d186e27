export const nl = {
  home: 'Home',
  knowledgeBase: 'Kennisbank',
  vacancies: 'Vacatures',
  /** What a part of a list is called: 'Kosten en subsidie, pagina 2'. */
  page: 'pagina {page}',
  subjectPage: '{subject}, pagina {page}',
  /** The title of a part of a list. */
  part: '{title}: {part}',
} as const;
