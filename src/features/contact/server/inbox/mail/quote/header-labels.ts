export type HeaderField = 'from' | 'sent' | 'to' | 'subject' | 'other';

/** Labels of the header lines that mail programs write, by language; `|` separates several words for one field. */
const labels: readonly (readonly [from: string, sent: string, to: string, subject: string])[] = [
  ['from', 'sent|date|sent at', 'to', 'subject'],
  ['von|absender', 'gesendet|datum|gesendet am', 'an', 'betreff'],
  ['de|expéditeur', 'envoyé|date|envoyé le|date d’envoi', 'à|a|pour|destinataire', 'objet|sujet'],
  ['de', 'enviado|enviado el|fecha', 'para', 'asunto'],
  ['de', 'enviado|enviada em|enviado em|data', 'para', 'assunto'],
  ['da', 'inviato|data|inviato il', 'a', 'oggetto'],
  ['van', 'verzonden|datum|verstuurd', 'aan', 'onderwerp'],
  ['fra', 'sendt|dato', 'til', 'emne'],
  ['från', 'skickat|datum', 'till', 'ämne'],
  ['lähettäjä', 'lähetetty|päivämäärä|pvm', 'vastaanottaja', 'aihe'],
  ['od', 'wysłano|wysłane|data', 'do', 'temat'],
  ['od', 'odesláno|datum', 'komu', 'předmět'],
  ['od', 'odoslané|dátum', 'komu', 'predmet'],
  ['feladó', 'elküldve|küldve|dátum', 'címzett', 'tárgy'],
  ['de la', 'trimis|data', 'către', 'subiect'],
  ['από', 'εστάλη|στάλθηκε|ημερομηνία', 'προς', 'θέμα'],
  ['kimden|gönderen', 'gönderildi|gönderme tarihi|tarih', 'kime|alıcı', 'konu'],
  ['от|от кого', 'отправлено|дата', 'кому', 'тема'],
  ['від', 'надіслано|дата', 'кому', 'тема'],
  ['от', 'изпратено|дата', 'до', 'относно|тема'],
  ['od|šalje', 'poslano|datum', 'za|prima', 'predmet|zadeva'],
  ['nuo', 'išsiųsta|data', 'kam', 'tema'],
  ['no', 'nosūtīts|datums', 'kam', 'temats|tēma'],
  ['saatja', 'saadetud|kuupäev', 'adressaat', 'teema'],
  ['từ', 'đã gửi|ngày', 'đến|tới', 'chủ đề'],
  ['dari', 'dikirim|terkirim|tanggal', 'kepada', 'subjek|perihal'],
  ['差出人|送信元|送信者', '送信日時|日時|日付', '宛先', '件名'],
  ['发件人|寄件者|寄件人', '发送时间|日期|寄件日期|傳送時間|时间|发送日期', '收件人|收件者', '主题|主旨|主題'],
  ['보낸 사람|보낸사람|발신', '보낸 날짜|날짜|보낸 시간|보낸시간', '받는 사람|받는사람', '제목'],
  ['من', 'تاريخ الإرسال|التاريخ|تم الإرسال', 'إلى', 'الموضوع'],
  ['מאת', 'נשלח|תאריך', 'אל', 'נושא'],
];
const others =
  'cc|bcc|kopie|cópia|kopia|kopio|kopi|copie|copia|másolat|копия|копія|抄送|副本|참조|reply-to|importance|priority';

const fields = new Map<string, HeaderField>(others.split('|').map((label) => [label, 'other']));
for (const [from, sent, to, subject] of labels) {
  for (const [field, names] of Object.entries({ to, sent, subject, from }) as [HeaderField, string][])
    for (const name of names.split('|')) fields.set(name, field);
}

const labelMaxLength = 30;

/** Returns the field that a line names, such as `Gesendet: Montag …`, and its value; null for any other line. */
export function labelled(line: string): { readonly field: HeaderField; readonly value: string } | null {
  const colon = line.slice(0, labelMaxLength).search(/[:：]/);
  if (colon === -1) return null;
  // Converting HTML to text turns bold letters into stars.
  const field = fields.get(line.slice(0, colon).replaceAll('*', '').trim().toLowerCase());
  return field === undefined
    ? null
    : {
        field,
        value: line
          .slice(colon + 1)
          .replaceAll('*', '')
          .trim(),
      };
}
