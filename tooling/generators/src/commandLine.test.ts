import { describe, expect, it } from 'vitest';
import { generators, readOrder, usage } from './commandLine.ts';
import { OperatorError } from './repository/operatorError.ts';

describe('readOrder', () => {
  it('takes given answers, and defaults for the rest', async () => {
    const { generator, answers } = await readOrder(['content-type', 'hobby', '--label', 'Hobbys'], null);
    expect(generator.name).toBe('content-type');
    expect(answers).toEqual({ name: 'hobby', plural: 'hobbies', label: 'Hobbys' });
  });

  it('prompts for missing answers and shows their defaults', async () => {
    const asked: string[] = [];
    const ask = (question: string) => {
      asked.push(question);
      return Promise.resolve(question.startsWith('German title') ? ' Unser Garten ' : '');
    };
    const { answers } = await readOrder(['screen', 'garden'], ask);
    expect(answers).toEqual({ name: 'garden', path: '/garden', title: 'Unser Garten' });
    expect(asked).toEqual([
      'Path without language prefix (e.g. /garten) [/garden]: ',
      'German title (e.g. Unser Garten): ',
    ]);
  });

  it('asks again for an answer that is none, and keeps the earlier ones', async () => {
    const typed = ['garten', '/garten', '', 'Garten'];
    const asked: string[] = [];
    const { answers } = await readOrder(['screen', 'garden'], (question) => {
      asked.push(question);
      return Promise.resolve(typed.shift() ?? '');
    });
    expect(answers).toEqual({ name: 'garden', path: '/garten', title: 'Garten' });
    expect(asked[1]).toMatch(/^"garten" is not a path: .*\nPath without language prefix/);
  });

  it.each([
    [['house', 'x'], 'There is no generator "house"'],
    [['tenant'], 'nothing was said; write --key'],
    [['tenant', 'tabor'], 'The tenant tabor is there already.'],
    [['tenant', 'www'], '"www" cannot be the key'],
    [['tenant', 'Linde'], '"Linde" cannot be the key'],
    [['tenant', '../linde'], 'cannot be the key'],
    [['tenant', 'class'], '"class" cannot be the key of a tenant: JavaScript reserves it.'],
    [['tenant', 'linde', '--name', 'Linde', '--colour', 'green'], '"green" is not a colour'],
    [['tenant', 'linde', 'hof'], '"hof" is too much'],
    [['tenant', 'linde', '--color', '#123456'], 'tenant knows --key, --name, --fullName, --hosts, --colour'],
    [['tenant', 'linde', '--name', 'Linde', '--hosts', 'https://linde.ch'], '"https://linde.ch" is not a host'],
    [['tenant', 'linde', '--name', 'Linde', '--hosts', 'linde.ch, www.tabor.example'], 'is that of tabor already'],
    [['component', 'badge'], '"badge" cannot be the name of a component'],
    [['component', 'price-table'], 'write e.g. PriceTable'],
    [['component', 'form/'], 'cannot be the name of a component'],
    [['screen', 'garden', '--path', 'garten'], '"garten" is not a path'],
    [['screen', 'garden', '--path', '/:lang'], 'is not a path'],
    [['block', 'Hero'], '"Hero" cannot be the name of a block'],
    [['form-field', 'zip-code'], '"zip-code" cannot be the name of a field'],
    [['form-field', 'folder'], '"folder" cannot be the name of a field: applications have it already.'],
    [['form-field', 'website'], '"website" cannot be the name of a field: forms or the content service'],
    [['block', 'door'], '"door" cannot be the name of a block: a block or a part of one has it already.'],
    [['content-type', 'message'], '"message" cannot be the name of a content type: a content type has it already.'],
    [['content-type', 'opening', '--plural', 'jobs'], '"jobs" cannot be the plural of a content type'],
    [['content-type', 'meal-plan', '--plural', '../x'], 'cannot be the plural of a content type'],
    [['tenant', 'mühlehof'], 'words of a to z and digits'],
    [['block', 'plan-2'], 'that begin with a letter'],
  ])('says what is wrong with %j', async (words, message) => {
    const order = readOrder(words, null);
    await expect(order).rejects.toThrow(OperatorError);
    await expect(order).rejects.toThrow(message);
  });
});

describe('usage', () => {
  it.each(generators.map(({ name }) => name))('names %s', (name) => expect(usage()).toContain(`gen -- ${name} <`));
});
