export const nl = {
  unsaved: 'Er zijn niet-opgeslagen wijzigingen. Weet je zeker dat je de pagina wilt verlaten?',
} as const;
