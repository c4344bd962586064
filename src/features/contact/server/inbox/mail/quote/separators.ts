import { betweenRules, tidy } from './tidy.ts';

const linesOf = (text: string) => new Set(text.split('\n').map((line) => line.trim()));

const replies = linesOf(`original message
  original e-mail
  original email
  reply message
  originalnachricht
  ursprüngliche nachricht
  message d'origine
  message d’origine
  message original
  mensaje original
  mensagem original
  messaggio originale
  oorspronkelijk bericht
  original meddelelse
  oprindelig meddelelse
  opprinnelig melding
  ursprungligt meddelande
  originalmeddelande
  alkuperäinen viesti
  wiadomość oryginalna
  oryginalna wiadomość
  původní zpráva
  pôvodná správa
  eredeti üzenet
  mesaj original
  mesajul original
  αρχικό μήνυμα
  orijinal mesaj
  исходное сообщение
  оригінальне повідомлення
  原始邮件
  原始郵件
  原始信息
  元のメッセージ
  원본 메시지
  원본 메일
  الرسالة الأصلية
  הודעה מקורית`);

const forwards = linesOf(`forwarded message
  begin forwarded message
  forwarded by
  weitergeleitete nachricht
  anfang der weitergeleiteten nachricht
  message transféré
  début du message réexpédié
  début du message transféré
  mensaje reenviado
  inicio del mensaje reenviado
  mensagem encaminhada
  mensagem reencaminhada
  início da mensagem reencaminhada
  messaggio inoltrato
  inizio messaggio inoltrato
  doorgestuurd bericht
  begin doorgestuurd bericht
  videresendt meddelelse
  videresendt melding
  start på videresendt besked
  vidarebefordrat meddelande
  vidarebefordrat brev
  vidarebefordrat mejl
  välitetty viesti
  edelleenlähetetty viesti
  wiadomość przekazana
  przekazana wiadomość
  přeposlaná zpráva
  továbbított üzenet
  mesaj redirecționat
  προωθημένο μήνυμα
  iletilen mesaj
  пересланное сообщение
  пересылаемое сообщение
  переслане повідомлення
  转发的邮件
  轉寄的郵件
  転送されたメッセージ
  전달된 메시지
  رسالة معاد توجيهها
  הודעה שהועברה`);

/** Returns true if a line is "-----Original Message-----" or similar. */
export function isReplySeparator(line: string): boolean {
  const inner = betweenRules(tidy(line));
  return inner !== null && replies.has(inner.toLowerCase());
}

/**
 * Returns true if a line is "---------- Forwarded message ---------" or similar: the text after it is part of the
 * message.
 */
export function isForwardMark(line: string): boolean {
  const text = tidy(line);
  const inner = (betweenRules(text) ?? text).toLowerCase();
  return forwards.has(inner.endsWith(':') ? inner.slice(0, -1).trimEnd() : inner);
}
