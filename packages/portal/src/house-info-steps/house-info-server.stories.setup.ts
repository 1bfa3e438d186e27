import { exampleAnswer, failure, offline, success } from '@pomp/api-client/testing';
import type { House } from '@pomp/domain';
import type { HouseInfoBody } from '../house-info/house-info-progress.js';
import { answering } from '../provider/in-portal.stories.setup.js';

type HouseInfo = HouseInfoBody['houseInfo'];

export const [house] = exampleAnswer('getHouses') as [House];

/** What the server says of a save that started from an older version. */
export const savedMeanwhile = 'Deze gegevens zijn intussen ergens anders veranderd. Kijk wat je wilt bewaren.';

/** A server that keeps what is saved, starting with `stored`, and refuses a save of what was saved since. @param isReachable for saves. */
export function houseInfoServer(
  stored: HouseInfoBody,
  overrides: Parameters<typeof answering>[0] = {},
  isReachable: () => boolean = () => true,
) {
  let kept = stored;
  let version = 1;
  const revision = () => `"v${version}"`;
  const saves: unknown[] = [];
  const completions: unknown[] = [];
  const reads: string[] = [];
  const store = (houseInfo: HouseInfo) => {
    kept = { ...kept, houseInfo: { ...kept.houseInfo, ...houseInfo } };
    version += 1;
  };
  const parameters = answering({
    getHouseInfo: () => {
      reads.push(revision());
      return success(kept, revision());
    },
    postHouseInfo: async (request) => {
      if (!isReachable()) return offline;
      const body = (await request.json()) as Pick<HouseInfoBody, 'houseInfo'>;
      saves.push(body);
      if (request.headers.get('if-match') !== revision()) return failure(409, { message: savedMeanwhile, code: 'conflict' });
      store(body.houseInfo);
      return success(kept, revision());
    },
    putHouse: async (request) => {
      completions.push(await request.json());
      return success({ ...house, houseInfoCompleted: true });
    },
    ...overrides,
  });
  return {
    parameters,
    /** The bodies of the saves that were tried. */
    saves,
    /** The bodies of `putHouse`. */
    completions,
    /** The revisions that were read. */
    reads,
    /** What another tab saves meanwhile. */
    saveElsewhere: store,
  };
}
