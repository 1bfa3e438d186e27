import { exampleQuestionnaire, houseFlagsOf, installationInfo, type Flow } from '@pomp/domain';
import { expect, type Page } from '@playwright/test';
import { houseAnswers, today } from './houses';

/** Everything that the seller asks about a house and its installation, saved as the pages would; those have journeys of their own. */
export async function giveAllInformation(page: Page, houseId: string, flow: Flow): Promise<void> {
  const save = async (part: 'houseInfo' | 'installationInfo', sections: object) => {
    for (const [name, answers] of Object.entries(sections)) {
      const query = part === 'installationInfo' ? `&${new URLSearchParams({ flow }).toString()}` : '';
      const answer = await page.request.post(`/api/account/postHouseInfo?houseId=${houseId}${query}`, {
        data: { [part]: { completed: true, [name]: { ...answers, completed: true } } },
      });
      expect(answer.status(), `${name}: ${await answer.text()}`).toBe(200);
    }
  };
  await save('houseInfo', houseAnswers);
  await save('installationInfo', exampleQuestionnaire(installationInfo, { context: { today, flow } }));
  const finished = await page.request.put(`/api/account/putHouse?houseId=${houseId}`, {
    data: { houseInfoCompleted: true, ...houseFlagsOf(flow) },
  });
  expect(finished.status(), await finished.text()).toBe(200);
}
