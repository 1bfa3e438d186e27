/** What a photo of the installation is of. */
export const photoSubjects = ['boiler', 'outdoorPlace', 'indoorPlace', 'wallPlace', 'hatch', 'pipeRoute', 'pipes'] as const;

/** What a `PhotoExample` can show. */
export type PhotoSubject = (typeof photoSubjects)[number];
