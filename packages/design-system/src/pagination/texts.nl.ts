export const nl = {
  label: 'Paginering',
  previous: 'Vorige',
  next: 'Volgende',
  position: 'Pagina {page} van {pages}',
} as const;
