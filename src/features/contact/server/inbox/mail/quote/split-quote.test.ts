import { describe, expect, test } from 'vitest';
import { splitQuote } from './split-quote.ts';

const who = 'Opvir <inbox+0a1b@example.org>';

/** Lines above a quotation as mail programs write them, by language. */
const attributions: readonly (readonly [language: string, ...lines: string[]])[] = [
  ['English', `On Mon, Nov 3, 2025 at 10:12 AM ${who} wrote:`, 'On 03/11/2025 10:12, Opvir wrote:'],
  ['English of Proton', `On Monday, November 3rd, 2025 at 10:12 AM, ${who} wrote:`],
  ['English of Fastmail', 'On Mon, Nov 3, 2025, at 10:12 AM, Opvir wrote:'],
  ['English of Roundcube', 'On 2025-11-03 10:12, Opvir wrote:'],
  ['English of Gmail on phones', 'On Mon, 3 Nov 2025, 10:12 Opvir, <inbox+0a1b@example.org> wrote:'],
  ['English of Zoho', `---- On Mon, 03 Nov 2025 10:12:07 +0100 ${who} wrote ----`],
  ['English of NetEase', 'At 2025-11-03 10:12:07, "Opvir" <inbox+0a1b@example.org> wrote:'],
  ['English without a day', 'inbox+0a1b@example.org wrote:', `Quoting ${who}:`],
  ['German', `Am 03.11.2025 um 10:12 schrieb ${who}:`, 'Am 03.11.25 um 10:12 schrieb Opvir:'],
  ['German of Yahoo', `Am Montag, 3. November 2025 um 10:12:07 MEZ hat ${who} Folgendes geschrieben:`],
  ['German of Horde', `Zitat von ${who}:`],
  ['French', `Le lun. 3 nov. 2025 à 10:12, ${who} a écrit :`, 'Le 03/11/2025 à 10:12, Opvir a écrit\u00a0:'],
  ['Spanish', 'El lun, 3 nov 2025 a las 10:12, Opvir (<inbox+0a1b@example.org>) escribió:'],
  ['Portuguese', `Em seg., 3 de nov. de 2025 às 10:12, ${who} escreveu:`],
  ['Italian', `Il giorno lun 3 nov 2025 alle ore 10:12 ${who} ha scritto:`],
  ['Dutch', `Op ma 3 nov 2025 om 10:12 schreef ${who}:`, 'Op 3-11-2025 om 10:12 schreef Opvir:'],
  ['Danish', `Den man. 3. nov. 2025 kl. 10.12 skrev ${who}:`],
  ['Norwegian', `man. 3. nov. 2025 kl. 10:12 skrev ${who}:`],
  ['Swedish', `Den mån 3 nov. 2025 kl 10:12 skrev ${who}:`],
  ['Finnish', 'ma 3. marrask. 2025 klo 10.12 Opvir (inbox+0a1b@example.org) kirjoitti:'],
  ['Polish', `pon., 3 lis 2025 o 10:12 ${who} napisał(a):`, 'W dniu 3.11.2025 o 10:12, Opvir pisze:'],
  ['Czech', `po 3. 11. 2025 v 10:12 odesílatel ${who} napsal:`],
  ['Slovak', `po 3. 11. 2025 o 10:12 ${who} napísal(a):`],
  ['Hungarian', `${who} ezt írta (időpont: 2025. nov. 3., H, 10:12):`],
  ['Romanian', `În lun., 3 nov. 2025 la 10:12, ${who} a scris:`],
  ['Greek', `Στις Δευ 3 Νοε 2025 στις 10:12 π.μ., ο/η ${who} έγραψε:`],
  ['Turkish', `${who}, 3 Kas 2025 Pzt, 10:12 tarihinde şunu yazdı:`],
  ['Russian', `пн, 3 нояб. 2025 г. в 10:12, ${who}:`, '03.11.2025 10:12, Opvir пишет:'],
  ['Russian of Mail.ru', `Понедельник, 3 ноября 2025, 10:12 +03:00 от ${who}:`],
  ['Ukrainian', `пн, 3 лист. 2025 р. о 10:12 ${who} пише:`],
  ['Bulgarian', `На пн, 3.11.2025 г. в 10:12 ${who} написа:`],
  ['Croatian', `pon, 3. stu 2025. u 10:12 ${who} napisao je:`],
  ['Slovenian', `V V pon., 3. nov. 2025 ob 10:12 je oseba ${who} napisala:`],
  ['Serbian', `пон, 3. нов 2025. 10:12 ${who} је написао/ла:`],
  ['Lithuanian', `2025-11-03, pr, 10:12 ${who} rašė:`],
  ['Latvian', `pirmd., 2025. g. 3. nov., plkst. 10:12 — lietotājs Opvir (<inbox+0a1b@example.org>) rakstīja:`],
  ['Estonian', 'Kontakt Opvir (<inbox+0a1b@example.org>) kirjutas kuupäeval E, 3. november 2025 kell 10:12:'],
  ['Catalan', `El dl., 3 de nov. 2025, 10:12, ${who} va escriure:`],
  ['Japanese', `2025年11月3日(月) 10:12 ${who}:`],
  [
    'Chinese',
    `${who} 于2025年11月3日周一 10:12写道：`,
    '在 2025-11-03 10:12:07，"Opvir" <inbox+0a1b@example.org> 写道：',
  ],
  ['Korean', `2025년 11월 3일 (월) 오전 10:12, ${who}님이 작성:`],
  ['Vietnamese', `Vào Th 2, 3 thg 11, 2025 vào lúc 10:12 ${who} đã viết:`],
  ['Indonesian', `Pada Sen, 3 Nov 2025 pukul 10.12 ${who} menulis:`],
  ['Thai', `ในวันที่ จ. 3 พ.ย. 2025 เวลา 10:12 ${who} เขียนว่า:`],
  [
    'Hebrew',
    '\u202bבתאריך יום ב׳, 3 בנוב׳ 2025 ב-10:12 מאת \u202aOpvir\u202c\u200f <\u202ainbox+0a1b@example.org\u202c\u200f>:\u202c',
  ],
  [
    'Arabic',
    'في الاثنين، ٣ نوفمبر ٢٠٢٥ في ١٠:١٢ ص تمت كتابة ما يلي بواسطة \u202aOpvir\u202c <\u202ainbox+0a1b@example.org\u202c>:',
  ],
  ['Mutt', 'On Mon, Nov 03, 2025 at 10:12:07AM +0100, Opvir wrote:'],
  ['Emacs', `${who} writes:`],
  [
    'Evolution',
    'On Mon, 2025-11-03 at 10:12 +0100, Opvir wrote:',
    'Am Montag, dem 03.11.2025 um 10:12 +0100 schrieb Opvir:',
  ],
  [
    'KMail',
    'On Monday, 3 November 2025 10:12:07 CET Opvir wrote:',
    'Am Montag, 3. November 2025, 10:12:07 CET schrieb Opvir:',
  ],
  ['Spark', `Am 3. Nov. 2025, 10:12 +0100 schrieb ${who}:`],
  ['Outlook for Mac', 'Opvir wrote on 03/11/2025 10:12:'],
  ['Thunderbird in Spanish', 'El 3/11/25 a las 10:12, Opvir escribió:'],
  ['Thunderbird in Italian', 'Il 03/11/25 10:12, Opvir ha scritto:'],
  ['Thunderbird in Portuguese', 'Em 03/11/2025 10:12, Opvir escreveu:'],
  ['Thunderbird in Danish', 'Den 03-11-2025 kl. 10:12 skrev Opvir:'],
  ['Thunderbird in Czech', 'Dne 03. 11. 25 v 10:12 Opvir napsal(a):'],
  ['Thunderbird in Hungarian', '2025. 11. 03. 10:12 keltezéssel, Opvir írta:'],
  ['Thunderbird in Greek', 'Στις 3/11/25 10:12, ο/η Opvir έγραψε:'],
  ['Thunderbird in Turkish', '03.11.2025 10:12 tarihinde Opvir yazdı:'],
  ['Thunderbird in Chinese', 'Opvir 於 2025/11/3 上午 10:12 寫道:'],
  ['Apple Mail in French', `Le 3 nov. 2025 à 10:12, ${who} a écrit :`],
  ['Apple Mail in Dutch', `Op 3 nov 2025, om 10:12 heeft ${who} het volgende geschreven:`],
  ['Apple Mail in Portuguese', `Em 3 de nov. de 2025, à(s) 10:12, ${who} escreveu:`],
  ['Apple Mail in Japanese', '2025/11/03 10:12、Opvirのメール:'],
  ['Apple Mail in Chinese', `在 2025年11月3日，上午10:12，${who} 写道：`],
  ['Apple Mail in Korean', `2025. 11. 3. 오전 10:12, ${who} 작성:`],
  ['Apple Mail in Russian', `3 нояб. 2025 г., в 10:12, ${who} написал(а):`],
  ['Apple Mail in Turkish', `${who} şunları yazdı (3 Kas 2025 10:12):`],
  ['Apple Mail in Polish', `Wiadomość napisana przez ${who} w dniu 3 lis 2025, o godz. 10:12:`],
  ['Apple Mail in Czech', `3. 11. 2025 v 10:12, ${who}:`],
  ['Apple Mail in Finnish', `${who} kirjoitti 3.11.2025 kello 10.12:`],
  ['Apple Mail in Greek', `3 Νοε 2025, 10:12 πμ, ο χρήστης «${who}» έγραψε:`],
];

const lines = attributions.flatMap(([language, ...each]) => each.map((line) => [language, line] as const));

/** Wraps a line at this many characters, as mail programs do. */
function wrapped(line: string, width: number): string {
  const rows: string[] = [];
  for (const word of line.split(' ')) {
    const row = `${rows.at(-1) ?? ''} ${word}`.trim();
    if (rows.length > 0 && row.length <= width) rows[rows.length - 1] = row;
    else rows.push(word);
  }
  return rows.join('\n');
}

const answer = 'Yes, Monday suits me.\nWhere is the room?';

describe('the line above a quotation, and what follows it, are parted off', () => {
  test.each(lines)('in %s: %s', (_, line) => {
    for (const above of new Set([line, wrapped(line, 76), line.replace(' <', '\n<')]))
      for (const between of ['\n', '\n\n']) {
        const quoted = `${above}${between}> Thank you.\n>\n> > Older.\n> The team`;
        expect.soft(splitQuote(`${answer}\n\n${quoted}\n`)).toEqual({ words: answer, quoted });
      }
  });

  test.each(lines)('within the quotation, as Apple writes it, in %s: %s', (_, line) => {
    const quoted = `> ${line}\n> \n> \ufeffThank you.\n> \n> The team`;
    expect(splitQuote(`${answer}\n\n${quoted}`)).toEqual({ words: answer, quoted });
  });

  const named = lines.filter(([, line]) => line.includes('@') && /\d:\d/.test(line));
  test.each(named)('without a mark on what follows, where it has day and address, in %s: %s', (_, line) => {
    const quoted = `${line}\n\nThank you.\n\nThe team`;
    expect(splitQuote(`${answer}\n\n${quoted}`)).toEqual({ words: answer, quoted });
  });

  test('wrapped on three lines, and with no empty line above', () => {
    const three =
      'On Mon, Nov 3, 2025 at 10:12 AM The people of the learning site of the town\nlibrary of Example <inbox@example.org>\nwrote:\n\n> Thanks.';
    expect(splitQuote(`Yes.\n\n${three}`)).toEqual({ words: 'Yes.', quoted: three });
    for (const words of ['Yes, at 10:30.', 'Can we meet on 3 November 2025'])
      expect(splitQuote(`${words}\ninbox@example.org wrote:\n> When?`).words).toBe(words);
    expect(splitQuote('On Mon, Nov 3, 2025 at 10:12 Opvir <\ninbox@example.org> wrote:\n> When?').quoted).toBeNull();
  });
});

describe('a block of headers, and what follows it, are parted off', () => {
  const blocks = [
    ['From', 'Sent', 'To', 'Subject'],
    ['*From:*', '*Sent:*', '*To:*', '*Subject:*'],
    ['Von', 'Gesendet', 'An', 'Betreff'],
    ['De', 'Envoyé', 'À', 'Objet'],
    ['De', 'Enviado el', 'Para', 'Asunto'],
    ['De', 'Enviada em', 'Para', 'Assunto'],
    ['Da', 'Inviato', 'A', 'Oggetto'],
    ['Van', 'Verzonden', 'Aan', 'Onderwerp'],
    ['Fra', 'Sendt', 'Til', 'Emne'],
    ['Från', 'Skickat', 'Till', 'Ämne'],
    ['Lähettäjä', 'Lähetetty', 'Vastaanottaja', 'Aihe'],
    ['Od', 'Wysłane', 'Do', 'Temat'],
    ['Od', 'Odesláno', 'Komu', 'Předmět'],
    ['Feladó', 'Elküldve', 'Címzett', 'Tárgy'],
    ['De la', 'Trimis', 'Către', 'Subiect'],
    ['Από', 'Εστάλη', 'Προς', 'Θέμα'],
    ['Kimden', 'Gönderildi', 'Kime', 'Konu'],
    ['От', 'Отправлено', 'Кому', 'Тема'],
    ['Від', 'Надіслано', 'Кому', 'Тема'],
    ['差出人', '送信日時', '宛先', '件名'],
    ['发件人', '发送时间', '收件人', '主题'],
    ['보낸 사람', '보낸 날짜', '받는 사람', '제목'],
  ] as const;
  test.each(blocks)('%s, %s, %s, %s', (from, sent, to, subject) => {
    const line = (label: string, value: string) => (label.endsWith('*') ? `${label} ${value}` : `${label}: ${value}`);
    const headers = [line(from, who), line(sent, '3.11.2025 10:12'), line(to, 'Rory <rory@school.example>')];
    const block = [...headers, line(subject, 'Your question'), '', 'Thank you.', 'The team'].join('\n');
    for (const rule of [
      '',
      '________________________________\n',
      '-----Original Message-----\n',
      '-----Ursprüngliche Nachricht-----\n',
    ])
      expect.soft(splitQuote(`${answer}\n\n${rule}${block}`)).toEqual({ words: answer, quoted: `${rule}${block}` });
  });

  test.each([
    [
      'of Samsung',
      '-------- Original message --------\nFrom: Opvir <inbox@example.org>\nDate: 03/11/2025 10:12 (GMT+01:00)\nTo: Rory\nSubject: Hello\n\nThanks.',
    ],
    [
      'of GMX, which begins with the day',
      'Gesendet: Montag, 3. November 2025 um 10:12 Uhr\nVon: "Opvir" <inbox@example.org>\nAn: rory@school.example\nBetreff: Hallo\nDanke.',
    ],
    [
      'of Notes',
      '-----Opvir wrote: -----\nTo: rory@school.example\nFrom: Opvir <inbox@example.org>\nDate: 11/03/2025 10:12AM\nSubject: Hello\n\nThanks.',
    ],
    [
      'of QQ',
      '------------------ 原始邮件 ------------------\n发件人: "Opvir" <inbox@example.org>;\n发送时间: 2025年11月3日(星期一) 上午10:12\n收件人: "Rory"<rory@school.example>;\n主题: 你好\n\nThanks.',
    ],
    [
      'with many recipients, wrapped',
      'From: Opvir\nSent: 3 November 2025 10:12\nTo: Rory <rory@school.example>; Ada <ada@school.example>;\nGrace <grace@school.example>\nSubject: Hello\n\nThanks.',
    ],
    [
      'of Proton, with a line beneath',
      '------- Original Message -------\nOn Monday, November 3rd, 2025 at 10:12 AM, Opvir <inbox@example.org> wrote:\n\n> Thanks.',
    ],
  ])('%s', (_, quoted) => {
    expect(splitQuote(`${answer}\n\n${quoted}`)).toEqual({ words: answer, quoted });
  });
});

describe('what somebody wrote stays whole', () => {
  test.each([
    ['an answer beneath the quotation', 'On 03/11/2025 10:12, Opvir wrote:\n> Thanks.\n>\n> The team\n\nYes, it does.'],
    [
      'answers between the quotations',
      'On 03/11/2025 10:12, Opvir wrote:\n> Does it suit you?\n\nYes.\n\n> Anything else?\n\nOne thing I did not understand:\n\n> Bring a card.',
    ],
    [
      'words above, and answers between',
      'Hello,\n\nOn 03/11/2025 10:12, Opvir wrote:\n> Does it suit you?\nYes.\n> And the room?\nFine.\n> The team',
    ],
    ['a signature beneath', 'See below.\n\nOn 03/11/2025 10:12, Opvir wrote:\n> Does it suit you?\n\nYes.\n-- \nRory'],
    [
      'a list marked with >',
      'My three questions are:\n\n> where is the room\n> when is the break\n> who is the teacher',
    ],
    ['a quotation at the end, with their own words above', 'This I did not understand:\n> Bring a card.'],
    ['what they say that we wrote', 'One thing is not clear. On 3 November 2025 you wrote:\n> Bring a card.'],
    [
      'what they say that another wrote',
      'It is different for us.\nOn 3 November 2025 my teacher wrote:\n> Bring nothing.',
    ],
    ['a sentence before what another wrote', 'No idea at all. On 3 November 2025 Anna wrote:\n> Bring nothing.'],
    ['what Python shows', 'On 3.11.2025 at 10:12 I wrote this, and got:\n>>> 1 / 0\n>>> 2 / 0'],
    ['what Python shows beneath a day and a name', 'On 3.11.2025 at 10:12 Rory wrote:\n>>> print(1)\n>>> print(2)'],
    ['what a shell shows', 'At 10:12 I typed:\n> npm start\n> npm test'],
    ['what they say that they wrote', 'On 3.11.2025 at 10:12 I wrote:\n> May I come?'],
    ['what they say that they wrote, in German', 'Am 3.11.2025 um 10:12 schrieb ich Folgendes:\n> Darf ich kommen?'],
    ['what happened to what was written', 'Am 3.11.2025 schrieb Anna uns das, und es kam ein Fehler:\n> 404'],
    ['a short sentence before what another wrote', 'Great. On 3 November 2025 Anna wrote:\n> Bring nothing.'],
    ['a sentence with a name at its end', 'Thanks for your help. On 3 November 2025 Anna wrote:\n> Bring nothing.'],
    ['lines above an address', 'We would like to meet on 3 November 2025 at 10:30\nin B 12. Is that possible?'],
    ['a diff', 'The change of 3.11.2025 is:\n< one\n---\n> two'],
    ['a quotation without a line', 'Yes.\n> Not yet.'],
    ['a journey', 'I travel like this:\n\nFrom: Bern\nTo: Basel\nDate: 3 November 2025\n\nCan I still come?'],
    ['labels of their own', 'To: the team\nSubject: my absence\n\nI am ill.'],
    [
      'a list that ends with a colon',
      'Please answer until 3.11.2025, 10:12:\n\nWhere is the room?\nWho is the teacher?',
    ],
    ['an address before a list', 'Write to rory@school.example or:\n\n- call me\n- come by'],
    ['what they wrote to somebody', 'On 3.11.2025 at 10:12 I wrote to ada@school.example:\n\nMay I come?'],
    [
      'what they forward',
      'Please read what my school says:\n\n---------- Forwarded message ---------\nFrom: School <office@school.example>\nDate: Mon, Nov 3, 2025 at 10:12 AM\nSubject: Rooms\nTo: <rory@school.example>\n\nThe room has changed.',
    ],
    [
      'what they forward with Apple Mail',
      'Please read.\n\nBegin forwarded message:\n\n> From: School <office@school.example>\n> Subject: Rooms\n> Date: 3 November 2025 at 10:12:07 CET\n> To: rory@school.example\n> \n> The room has changed.',
    ],
    [
      'what they forward in German',
      'Siehe unten.\n\n-------- Weitergeleitete Nachricht --------\nVon: Schule <office@school.example>\nDatum: 3.11.2025 10:12\nAn: rory@school.example\nBetreff: Raum\n\nAm 03.11.2025 um 10:12 schrieb Ada <ada@school.example>:\n> B 12',
    ],
    ['an address with its date', 'From 3.11.2025 on my address is <ada@school.example>:\n> please note'],
    ['a log', '2025-11-03 10:12:07 server:\n> started'],
    ['an error with its time', 'The error of 03.11.2025 10:12:07 says:\n> no such file'],
    ['a question with a year', 'Question 1 (2025):\n> What is it?'],
    ['what somebody wrote, by their own word', 'As Anna wrote on 3.11.2025:\n> May I come?'],
    ['whom they wrote to', 'I wrote to office@school.example:\n> May I come?'],
    [
      'a mail that they do not understand',
      'On 3.11.2025 at 10:12 office@school.example wrote this to me and I do not understand it:\n\nB 12',
    ],
    ['pages of a book', 'Subject: maths\nFrom: page 12\nTo: page 20\nDate: 3.11.2025\n\nThis I have learnt.'],
    ['a heading between rules', '--- original ---\nMy own text.'],
    ['a rule of their own', 'One.\n\n--------------------\n\nTwo.'],
    ['a list', 'A list:\n- one\n- two'],
  ])('%s', (_, text) => {
    for (const whole of [text, `Hello,\n\n${text}`])
      expect.soft(splitQuote(whole)).toEqual({ words: whole, quoted: null });
  });

  test.each([
    ['nothing but a quotation', '> All of it is a quotation.'],
    ['nothing but a quotation with its line', 'On 03/11/2025 10:12, Opvir wrote:\n> Thanks.'],
    ['nothing but a block', 'From: Opvir <inbox@example.org>\nSent: 3 November 2025\nTo: Rory\nSubject: x\n\nThanks.'],
  ])('%s', (_, text) => {
    expect(splitQuote(text)).toEqual({ words: text, quoted: null });
  });
});
