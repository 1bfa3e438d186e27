import { exampleAnswer, failure, success } from '@pomp/api-client/testing';
import { exampleQuestionnaire, installationInfo, type Flow, type House, type Order } from '@pomp/domain';
import { UploadInterrupted, type Sending } from '@pomp/forms';
import { savedMeanwhile } from '../house-info-steps/house-info-server.stories.setup.js';
import { answering } from '../provider/in-portal.stories.setup.js';
import type { UploadClient, UploadQuestion } from '../uploads/upload-client.js';
import type { HouseUpload } from './use-house-uploads.js';
import type { InstallationBody } from './installation-sections.js';

export const [house, secondHouse] = exampleAnswer('getHouses') as [House, House];
const [exampleOrder] = exampleAnswer('getOrders') as [Order];

export const aoOrder: Order = exampleOrder;
export const allElectricOrder: Order = {
  ...exampleOrder,
  id: 'order-all-electric',
  orderNumber: '2026-01501',
  product: 'All-Electric',
  flow: 'all-electric',
  houseId: secondHouse.id,
};
export const upgradeOrder: Order = {
  ...exampleOrder,
  id: 'order-upgrade',
  orderNumber: '2026-01502',
  product: 'Upgrade',
  flow: 'pomp t',
};
export const heatcycleOrder: Order = {
  ...exampleOrder,
  id: 'order-heatcycle',
  orderNumber: '2026-01503',
  product: 'Heatcycle',
  flow: null,
};
export const orderOf: Record<Flow, Order> = {
  'pomp ao': aoOrder,
  'all-electric': { ...allElectricOrder, houseId: house.id },
  'pomp t': upgradeOrder,
};

export const nothingStored: InstallationBody = { houseInfo: { completed: false }, installationInfo: { completed: false } };

type Part = InstallationBody['installationInfo'];

const answers = exampleQuestionnaire(installationInfo, {
  context: { today: '2026-11-21', flow: 'pomp ao' },
  wishes: { photos: { photoCurrentGasBoilerAndPipes: ['upload-1', 'upload-2'], photoPompAoPlacementLocation: ['upload-3'] } },
});
const sections: Partial<Part> = Object.fromEntries(
  Object.entries(answers).map(([name, given]) => [name, { ...given, completed: true, pompaoCompleted: true }]),
);

export const everythingStored: InstallationBody = {
  ...nothingStored,
  installationInfo: { ...sections, completed: true },
};
export const partlyStored: InstallationBody = {
  ...everythingStored,
  installationInfo: { completed: false, placing: everythingStored.installationInfo.placing },
};

const place = { section: 'photos', size: 2_411_520, hasPreview: true } as const;
export const storedUploads: readonly HouseUpload[] = [
  {
    ...place,
    field: 'photoCurrentGasBoilerAndPipes',
    id: 'upload-1',
    fileName: 'ketel.jpg',
    type: 'IMG',
    extension: 'jpg',
    url: '/api/account/getUpload?id=upload-1',
  },
  {
    ...place,
    field: 'photoCurrentGasBoilerAndPipes',
    id: 'upload-2',
    fileName: 'leidingen.mov',
    type: 'VID',
    extension: 'mov',
    url: '/api/account/getUpload?id=upload-2',
  },
  {
    ...place,
    field: 'photoPompAoPlacementLocation',
    id: 'upload-3',
    fileName: 'tuin.jpg',
    type: 'IMG',
    extension: 'jpg',
    url: '/api/account/getUpload?id=upload-3',
  },
];

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><path d="M0 0h320v240H0Z" fill="#d9cfbd"/><path d="M0 214h320v26H0Z" fill="#b7a68e"/><path d="M110 140v80M140 140v80M180 140v80M210 140v80" stroke="#8a5a34" stroke-width="10"/><rect x="84" y="24" width="152" height="130" rx="10" fill="#f4f1ea" stroke="#5c665f" stroke-width="4"/></svg>';
export const photo = (name: string) => new File([picture], name, { type: 'image/svg+xml' });

/** A server that keeps what is saved, completed and uploaded, and refuses a save of what was saved since. */
export function installationServer(
  stored: InstallationBody,
  {
    orders = [aoOrder],
    uploads = [] as readonly HouseUpload[],
    houses = [house, secondHouse],
    hasReception = (): boolean => true,
    /** Answers besides. */
    answers: others = {} as Parameters<typeof answering>[0],
  } = {},
) {
  let body = stored;
  let version = 1;
  const revision = () => `"v${version}"`;
  let kept = uploads;
  let known: readonly House[] = houses;
  const saves: unknown[] = [];
  const flags: unknown[] = [];
  const add = (question: UploadQuestion, fileName: string): HouseUpload => {
    const id = `upload-${fileName}`;
    const added: HouseUpload = {
      ...question,
      id,
      fileName,
      type: 'IMG',
      extension: 'jpg',
      url: `/api/account/getUpload?id=${id}`,
      size: 1_000,
      hasPreview: false,
    };
    kept = [...kept, added];
    return added;
  };
  const uploadClient: UploadClient = {
    send: async (question, { name, size }: File, { onProgress }: Sending) => {
      if (!question) throw new Error('A customer names the question.');
      if (!hasReception()) throw new UploadInterrupted('No connection.');
      onProgress(size);
      return Promise.resolve(add(question, name));
    },
    remove: async (id) => {
      kept = kept.filter((upload) => upload.id !== id);
      return Promise.resolve();
    },
  };
  const answers = answering({
    getOrders: success([...orders]),
    getHouses: () => success([...known]),
    getHouseInfo: () => success(body, revision()),
    getUploads: () => success([...kept]),
    getUpload: failure(404, { message: 'Niet gevonden.', code: 'notFound' }),
    postHouseInfo: async (request) => {
      const posted = (await request.json()) as { installationInfo: Part };
      if (request.headers.get('if-match') !== revision()) return failure(409, { message: savedMeanwhile, code: 'conflict' });
      saves.push({ flow: new URL(request.url).searchParams.get('flow'), ...posted });
      body = { ...body, installationInfo: { ...body.installationInfo, ...posted.installationInfo } };
      version += 1;
      return success(body, revision());
    },
    putHouse: async (request) => {
      const posted = (await request.json()) as object;
      flags.push(posted);
      known = known.map((each) => (each.id === new URL(request.url).searchParams.get('houseId') ? { ...each, ...posted } : each));
      return success(known[0]!);
    },
    ...others,
  });
  return {
    parameters: { ...answers, uploadClient },
    /** The saves that were accepted. */
    saves,
    flags,
    add,
  };
}
