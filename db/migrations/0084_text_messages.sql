-- A text is what a screen says; what is sent to a phone is a text message.
alter table texts rename to text_messages;
