#include "tblgen_build/core/message.h"

#include <charconv>

namespace tblgen {

namespace {

// --- as text -----------------------------------------------------------------

constexpr std::string_view plain = "\x1b[0m", bold = "\x1b[1m", green = "\x1b[1;32m";

std::string_view name_of(Severity severity) {
  static constexpr std::string_view names[] = {"error", "warning", "note", ""};
  return names[static_cast<size_t>(severity)];
}

std::string_view color_of(Severity severity) {
  static constexpr std::string_view colors[] = {"\x1b[1;31m", "\x1b[1;35m", "\x1b[1;36m", ""};
  return colors[static_cast<size_t>(severity)];
}

class Renderer {
public:
  explicit Renderer(Look look) : look_(look) {}

  void append(const Message &message) {
    if (message.severity != Severity::Text)
      append_located(message);
    else
      append_text(message);
    for (const Message &note : message.notes)
      append(note);
  }

  std::string take() { return std::move(out_); }

private:
  void add(std::string_view color, std::string_view text) {
    if (look_.has_colors)
      out_.append(color).append(text).append(plain);
    else
      out_ += text;
  }

  void append_text(const Message &message) {
    out_ += message.text;
    if (message.place)
      append_excerpt(*message.place);
  }

  void append_located(const Message &message) {
    if (message.place)
      append_includes(*message.place);
    if (std::string where = where_of(message); !where.empty()) {
      add(bold, where);
      out_ += ": ";
    }
    add(color_of(message.severity), name_of(message.severity));
    out_ += ": ";
    if (message.severity == Severity::Note)
      out_ += message.text;
    else
      add(bold, message.text);
    if (look_.shows_codes && !message.code.empty())
      out_.append(" [").append(message.code).push_back(']');
    out_ += '\n';
    if (message.place)
      append_excerpt(*message.place);
  }

  static std::string where_of(const Message &message) {
    if (!message.place || message.place->file.empty())
      return message.speaker;
    const Place &place = *message.place;
    return place.file + ':' + std::to_string(place.line) + ':' + std::to_string(place.column);
  }

  void append_includes(const Place &place) {
    for (size_t i = place.included_from.size(); i-- > 0;) {
      const auto &[file, line] = place.included_from[i];
      out_ += "Included from " + file + ':' + std::to_string(line) + ":\n";
    }
  }

  // The line with tabs as the terminal would show them, and the caret below.
  void append_excerpt(const Place &place) {
    std::string_view line = place.excerpt;
    size_t column = place.column ? place.column - 1 : line.size();
    std::string shown, caret;
    for (size_t i = 0; i < line.size() || (i <= column && place.column); ++i) {
      bool tab = i < line.size() && line[i] == '\t';
      size_t width = tab ? 8 - shown.size() % 8 : 1;
      if (i < line.size())
        shown.append(tab ? std::string(width, ' ') : std::string(1, line[i]));
      bool continues = i < line.size() && (line[i] & 0xC0) == 0x80; // a character of several bytes
      if (i < column && !continues)
        caret.append(width, ' ');
    }
    out_ += shown + '\n';
    if (place.column == 0)
      return;
    out_ += caret;
    add(green, "^");
    out_ += '\n';
  }

  Look look_;
  std::string out_;
};

// --- as bytes ----------------------------------------------------------------
//
//   messages: HEADER number message...
//   message:  number of the severity, texts (code, text, speaker, subject), number text... (names),
//             number 0 or 1, place if 1, number message..., number fix...
//   place:    text file, numbers line and column, text excerpt, number (text file, number line)...
//   fix:      text file, numbers line, column and length, text
//   number:   DIGITS " "
//   text:     number of its bytes, the bytes

constexpr std::string_view header = "tblgen-build messages 2\n";
constexpr size_t most_depth = 3; // of notes in notes

class Encoder {
public:
  std::string out{header};

  void messages(std::span<const Message> all) {
    number(all.size());
    for (const Message &one : all)
      message(one);
  }

private:
  void number(uint64_t value) { out.append(std::to_string(value)).push_back(' '); }
  void text(std::string_view value) {
    number(value.size());
    out += value;
  }
  void message(const Message &one) {
    number(static_cast<uint64_t>(one.severity));
    for (const std::string *part : {&one.code, &one.text, &one.speaker, &one.subject})
      text(*part);
    number(one.names.size());
    for (const std::string &name : one.names)
      text(name);
    number(one.place != nullptr);
    if (one.place)
      place(*one.place);
    messages(one.notes);
    number(one.fixes.size());
    for (const Fix &fix : one.fixes) {
      text(fix.file);
      for (uint32_t value : {fix.line, fix.column, fix.length})
        number(value);
      text(fix.text);
    }
  }
  void place(const Place &where) {
    text(where.file);
    number(where.line);
    number(where.column);
    text(where.excerpt);
    number(where.included_from.size());
    for (const auto &[file, line] : where.included_from) {
      text(file);
      number(line);
    }
  }
};

struct Malformed {};

class Decoder {
public:
  explicit Decoder(std::string_view bytes) : rest_(bytes) {}

  std::vector<Message> messages(size_t depth = 0) {
    if (depth > most_depth)
      throw Malformed{};
    std::vector<Message> all;
    for (uint64_t left = number(); left > 0; --left)
      all.push_back(message(depth));
    return all;
  }
  bool is_at_end() const { return rest_.empty(); }

private:
  uint32_t number() {
    uint32_t value = 0;
    const char *end = rest_.data() + rest_.size();
    auto [stop, error] = std::from_chars(rest_.data(), end, value);
    if (error != std::errc() || stop == end || *stop != ' ')
      throw Malformed{};
    rest_.remove_prefix(static_cast<size_t>(stop - rest_.data()) + 1);
    return value;
  }
  std::string text() {
    size_t size = number();
    if (size > rest_.size())
      throw Malformed{};
    std::string value(rest_.substr(0, size));
    rest_.remove_prefix(size);
    return value;
  }
  Message message(size_t depth) {
    Message one;
    uint32_t severity = number();
    if (severity > static_cast<uint32_t>(Severity::Text))
      throw Malformed{};
    one.severity = static_cast<Severity>(severity);
    for (std::string *part : {&one.code, &one.text, &one.speaker, &one.subject})
      *part = text();
    for (uint64_t left = number(); left > 0; --left)
      one.names.push_back(text());
    if (number() != 0)
      one.place = std::make_shared<const Place>(place());
    one.notes = messages(depth + 1);
    for (uint64_t left = number(); left > 0; --left)
      one.fixes.push_back(fix());
    return one;
  }
  Place place() {
    Place where;
    where.file = text();
    where.line = number();
    where.column = number();
    where.excerpt = text();
    for (uint64_t left = number(); left > 0; --left) {
      std::string file = text();
      where.included_from.emplace_back(std::move(file), number());
    }
    return where;
  }
  Fix fix() {
    Fix one;
    one.file = text();
    one.line = number();
    one.column = number();
    one.length = number();
    one.text = text();
    return one;
  }

  std::string_view rest_;
};

} // namespace

bool Message::operator==(const Message &other) const {
  bool is_place_same = place && other.place ? *place == *other.place : place == other.place;
  return is_place_same && severity == other.severity && code == other.code && text == other.text &&
         speaker == other.speaker && subject == other.subject && names == other.names &&
         notes == other.notes && fixes == other.fixes;
}

std::string render(const Message &message, Look look) { return render({&message, 1}, look); }

std::string render(std::span<const Message> messages, Look look) {
  Renderer renderer(look);
  for (const Message &message : messages)
    renderer.append(message);
  return renderer.take();
}

std::string encoded(std::span<const Message> messages) {
  if (messages.empty())
    return "";
  Encoder encoder;
  encoder.messages(messages);
  return std::move(encoder.out);
}

std::optional<std::vector<Message>> decoded(std::string_view bytes) {
  if (bytes.empty())
    return std::vector<Message>();
  if (!bytes.starts_with(header))
    return std::nullopt;
  Decoder decoder(bytes.substr(header.size()));
  try {
    std::vector<Message> messages = decoder.messages();
    return decoder.is_at_end() ? std::optional(std::move(messages)) : std::nullopt;
  } catch (const Malformed &) {
    return std::nullopt;
  }
}

} // namespace tblgen
