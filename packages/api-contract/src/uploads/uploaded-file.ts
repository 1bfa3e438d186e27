import { uploadExtensions, type UploadedFile } from '@pomp/domain';
import * as z from 'zod/mini';
import { exampleHouse } from '../houses/house-calls.js';

/** As in spec 1 §3: types of images start with `IMG`, the others are `VID`. `url` is a path: of the site for the file's owner, of the backend (which wants the token) for the holder of a link. */
export const uploadedFile = z.object({
  id: z.string(),
  fileName: z.string(),
  type: z.enum(['IMG', 'VID']),
  extension: z.enum(uploadExtensions),
  url: z.string(),
}) satisfies z.ZodMiniType<UploadedFile>;

const name = z.string().check(z.minLength(1), z.maxLength(64));

/** The question that files are an answer to. Names count per question. */
export const uploadQuestion = { houseId: name, section: name, field: name };
/** The question that a file answers. */
export interface UploadQuestion {
  readonly houseId: string;
  readonly section: string;
  readonly field: string;
}

export const exampleQuestion: UploadQuestion = {
  houseId: exampleHouse.id,
  section: 'photos',
  field: 'photoCurrentGasBoilerAndPipes',
};

const exampleId = 'b7f1c2de-0a52-4f0e-8d9a-6f2f5b7f3c01';
export const exampleToken = 'Jx0kq3v5N2m8b1c7Z4w9Y6t0R3p5L2h8D1f7G4s9A6k';

export const exampleFile: UploadedFile = {
  id: exampleId,
  fileName: 'ketel.jpg',
  type: 'IMG',
  extension: 'jpg',
  url: `/api/account/getUpload?id=${exampleId}`,
};
const videoId = '2d5a9f40-7c1b-4e86-b3aa-91d0c4e7a202';
export const exampleVideo: UploadedFile = {
  id: videoId,
  fileName: 'leidingen.mov',
  type: 'VID',
  extension: 'mov',
  url: `/api/account/getUpload?id=${videoId}`,
};
