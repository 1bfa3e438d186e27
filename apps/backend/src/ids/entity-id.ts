/** Ids are UUIDs: anything else is the id of nothing, and the database needn't be asked. */
export const isEntityId = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
